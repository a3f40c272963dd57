"""An outsider's check of match traces: it knows the rule pages and the trace format only."""

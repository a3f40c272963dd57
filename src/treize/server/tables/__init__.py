"""Tables: what follows from their logs, who is there, and how an event gets into a log."""

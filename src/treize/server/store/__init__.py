"""Where everything is kept: databases, transactions, event logs, people, finished matches."""

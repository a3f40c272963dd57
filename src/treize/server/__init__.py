"""The house: a server where friends and bots sit at tables, and nothing is ever lost."""

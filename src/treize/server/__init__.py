"""The server: friends and bots sit at tables, and nothing is ever lost.

Folders are layers, and imports run one way: `store, wire → tables → workers → transport`.
The modules beside them import none of these.
"""

"""What is computed beside: compiling, bots that think, replays and analyses."""

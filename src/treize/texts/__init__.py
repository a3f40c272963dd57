"""What people read, in French, English and German."""

// The engine writes this file.

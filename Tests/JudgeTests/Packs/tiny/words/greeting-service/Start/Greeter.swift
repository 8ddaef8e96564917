// TODO: ask.

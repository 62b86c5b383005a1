// The owner of the precompiled header: it has nothing else to say.

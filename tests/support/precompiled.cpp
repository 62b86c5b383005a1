// Its target owns the precompiled header of the tests.

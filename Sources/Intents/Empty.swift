// Takes shape with its first type.

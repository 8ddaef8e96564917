/// Stands in debug builds where ArgumentParser examines how commands declare their options.
///
/// It does so every time it looks at a group of options, once more for each of its five rules in the groups
/// inside, and all of that again for an error: 0.9 s before `rings try` named an option that there is not.
/// Declarations do not change while a program runs, and the tests, which parse with the library as it is,
/// examine them. In release builds the library leaves it out itself.
///
/// The name is that of `ParsableArguments._validate(parent:)` for the linker's `--wrap`; it throws nothing,
/// since it does not touch the register of errors, which its caller has cleared.
@_cdecl("__wrap_$s14ArgumentParser17ParsableArgumentsPAAE9_validate6parentyAA8InputKeyVSg_tKFZ")
func leaveOptionsUnexamined() {}

/// Takes the place of the runtime's answers to `#available` in the whole process: what is drawn here is drawn
/// as on the newest iOS, and Linux's libraries know of no iOS at all.
///
/// Code asks that is compiled for a phone; compiled for Linux, it takes every version for there.
@_silgen_name("$ss26_stdlib_isOSVersionAtLeastyBi1_Bw_BwBwtF")
public func isSystemVersionAtLeast(_ major: Int, _ minor: Int, _ patch: Int) -> Bool { true }

/// The same question as the compiler puts it where the platform is named as well.
///
/// The compiler reserves the function's own name, which begins with underscores: objects are relabelled.
@_cdecl("isPlatformVersionAtLeast")
public func isPlatformVersionAtLeast(
  _ platform: UInt32, _ major: UInt32, _ minor: UInt32, _ patch: UInt32
) -> Int32 { 1 }

// Declares the function by which the worker finds the probes.
// verdict: notCompiled
// says: needs for itself
import Foundation

@_cdecl("ringsProbes") public func ringsProbes() {}

func attack() -> String { "?" }

/// The probes of a loaded plugin by name.
///
/// A generated function in the plugin, named by `ProbeEntry.symbol`, adds every probe in the exercise's
/// files, because a library's globals are created only on first access.
@MainActor
public final class ProbeCatalog {
  /// The catalog that a plugin fills when it loads.
  public static let shared = ProbeCatalog()

  private(set) var probes: [String: Probe] = [:]
  private(set) var views: [String: ViewProbe] = [:]
  private(set) var order: [String] = []
  private var isClosed = false

  /// Makes the catalog ignore later additions, which don't come from the author.
  func close() { isClosed = true }

  public func add(_ probe: Probe) {
    guard !isClosed else { return }
    probes[probe.name] = probe
    order.append(probe.name)
  }

  public func add(_ view: ViewProbe) {
    guard !isClosed else { return }
    views[view.name] = view
    order.append(view.name)
  }
}

/// The plugin's function that adds its probes to the catalog.
package enum ProbeEntry {
  package static let symbol = "ringsProbes"
}

/// The probes of a loaded plugin by name.
///
/// A generated function in the plugin, named by `ProbeEntry.symbol`, adds every probe that stands in
/// the exercise's files: globals of a library are made only when something touches them.
@MainActor
public final class ProbeCatalog {
  /// The catalog that a plugin fills when it is loaded.
  public static let shared = ProbeCatalog()

  private(set) var probes: [String: Probe] = [:]
  private(set) var views: [String: ViewProbe] = [:]
  /// The names in the order in which they were added.
  private(set) var order: [String] = []
  private var isClosed = false

  /// Takes nothing more: what is added later is not the author's.
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

/// The name under which a plugin adds its probes to the catalog.
package enum ProbeEntry {
  package static let symbol = "ringsProbes"
}

import Glibc

/// The learner's compiled code, loaded into this process.
struct PluginLibrary {
  private let handle: UnsafeMutableRawPointer
  /// The plugin's types that conform to something.
  let types: [DeclaredType]
  private let records: UnsafeRawBufferPointer?

  /// Loads with all symbols bound now and none given to others, so that the plugin can replace
  /// nothing that was loaded before it.
  init(path: String) throws(PluginError) {
    guard let handle = dlopen(path, RTLD_NOW | RTLD_LOCAL) else {
      let words = dlerror().map { String(cString: $0) } ?? "unknown reason"
      // The loader begins with the file, which is nowhere that the learner knows.
      throw .notLoaded(words.replacing("\(path): ", with: ""))
    }
    self.handle = handle
    let image = try PluginImage(path: path, handle: handle)
    types = image.section("swift5_protocol_conformances").map { ConformanceRecords($0).types } ?? []
    records = image.section("swift5_type_metadata")
  }

  /// Every type that is no generic one, whatever it conforms to.
  var everyType: [Any.Type] { records.map { TypeRecords($0).types } ?? [] }

  /// Calls the plugin's function of this name, where there is one.
  func callEntry(_ symbol: String) {
    guard let address = dlsym(handle, symbol) else { return }
    typealias Entry = @convention(c) () -> Void
    unsafeBitCast(address, to: Entry.self)()
  }

  /// Runs the plugin's own `main`; false where nothing in it is marked `@main`.
  func start() -> Bool {
    guard let address = dlsym(handle, ExtensionEntry.symbol) else { return false }
    typealias Entry = @convention(c) (Int32, UnsafeMutableRawPointer?) -> Int32
    _ = unsafeBitCast(address, to: Entry.self)(0, nil)
    return true
  }

  /// The types that the plugin's records say conform to a protocol of this name.
  func types(conformingTo name: String) -> [DeclaredType] {
    types.filter { $0.protocols.contains(name) }
  }
}

/// The name that the compiler gives the `main` of a learner's module.
enum ExtensionEntry {
  static let symbol = "LearnerWidget_main"
}

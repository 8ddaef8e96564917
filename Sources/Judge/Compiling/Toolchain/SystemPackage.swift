/// The Debian and Ubuntu package of a library that the Swift toolchain requires.
struct SystemPackage {
  let name: String

  private static let names = [
    "libncurses.so": "libncurses6", "libtinfo.so": "libtinfo6", "libsqlite3.so": "libsqlite3-0",
    "libxml2.so": "libxml2", "libcurl.so": "libcurl4", "libedit.so": "libedit2",
    "libstdc++.so": "libstdc++6", "libgcc_s.so": "libgcc-s1", "libz.so": "zlib1g",
    "libuuid.so": "libuuid1",
  ]

  /// Creates the package that contains a library; returns nil for an unknown library.
  init?(library: String) {
    guard let name = Self.names.first(where: { library.hasPrefix($0.key) })?.value else {
      return nil
    }
    self.name = name
  }
}

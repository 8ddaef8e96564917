// Prints each test target with the folders that hold what its tests depend on, relative to the first package:
// `Target<tab>folder<tab>folder…`.
//
// The arguments are what `swift package describe --type json` says of the packages; the first has the tests. Of
// the others everything counts for every test: what learner code is compiled against stands there, and the
// programs that tests start.
import Foundation

struct Package: Decodable {
  struct Target: Decodable {
    var name: String
    var type: String
    var path: String
    var target_dependencies: [String]?
    var product_dependencies: [String]?
  }

  var path: String
  var targets: [Target]
}

/// A target with its folder and the names of what it stands on.
struct Room {
  var folder: String
  var isTest: Bool
  var beneath: [String]
}

let packages: [Package] = try CommandLine.arguments.dropFirst().map { file in
  try JSONDecoder().decode(Package.self, from: Data(contentsOf: URL(filePath: file)))
}
let root = (packages.first?.path ?? "") + "/"
func folder(of target: Package.Target, in package: Package) -> String {
  let path = "\(package.path)/\(target.path)"
  return path.hasPrefix(root) ? String(path.dropFirst(root.count)) : path
}

let shared = packages.dropFirst().flatMap { package in
  package.targets.map { folder(of: $0, in: package) }
}
var rooms: [String: Room] = [:]
for package in packages {
  for target in package.targets {
    rooms[target.name] = Room(
      folder: folder(of: target, in: package), isTest: target.type == "test",
      beneath: (target.target_dependencies ?? []) + (target.product_dependencies ?? []))
  }
}

for (name, room) in rooms.sorted(by: { $0.key < $1.key }) where room.isTest {
  var reached: Set<String> = []
  var next = [name]
  while let room = next.popLast() {
    guard reached.insert(room).inserted else { continue }
    next += rooms[room]?.beneath ?? []
  }
  let folders = Set(reached.compactMap { rooms[$0]?.folder }).union(shared)
  print(([name] + folders.sorted()).joined(separator: "\t"))
}

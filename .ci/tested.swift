// Prints each test target with the folders that hold what its tests depend on, relative to the first package:
// `Target<tab>folder<tab>folder…`.
//
// The arguments are files with the output of `swift package describe --type json` for each package. The first has the
// tests; every test depends on all of the second, which has the programs that tests start and the modules that learner
// code is compiled against.
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

var rooms: [String: Room] = [:]
for package in packages {
  for target in package.targets {
    rooms[target.name] = Room(
      folder: folder(of: target, in: package), isTest: target.type == "test",
      beneath: (target.target_dependencies ?? []) + (target.product_dependencies ?? []))
  }
}

/// A target's folder and those of the targets beneath it.
func folders(of names: [String]) -> Set<String> {
  var reached: Set<String> = []
  var next = names
  while let room = next.popLast() {
    guard reached.insert(room).inserted else { continue }
    next += rooms[room]?.beneath ?? []
  }
  return Set(reached.compactMap { rooms[$0]?.folder })
}

let shared = folders(of: packages.dropFirst().first?.targets.map(\.name) ?? [])
for (name, room) in rooms.sorted(by: { $0.key < $1.key }) where room.isTest {
  print(([name] + folders(of: [name]).union(shared).sorted()).joined(separator: "\t"))
}

/// The learners in a class, according to the patterns of `--who`.
struct PatternedLearners {
  private let patterns: [WhoPattern]
  private var places: [String: Int] = [:]
  private(set) var learners: [Learner] = []
  private(set) var leftOut: [LeftOut] = []

  init(_ items: [HandedInItem], patterns: [WhoPattern]) {
    self.patterns = patterns
    add(items, path: [])
  }

  private mutating func add(_ items: [HandedInItem], path: [String]) {
    for item in items where !item.isSystems && !(item.isMadeByTools && item.isHidden) {
      let here = path + [item.stem]
      // Descends into a folder that a pattern contains literally, even if another pattern matches it.
      if item.isFolder, patterns.contains(where: { $0.names(here) }) {
        add(item.children, path: here)
      } else if let fields = patterns.lazy.compactMap({ $0.fields(in: here) }).first,
        item.isFolder || item.isSwift || isRefused(item)
      {
        add(item, fields, path: path)
      } else if item.isFolder, patterns.contains(where: { $0.leadsOn(here) }) {
        add(item.children, path: here)
      } else if item.holdsSwift || isRefused(item) {
        leftOut.append(
          LeftOut(
            entry: (path + [item.name]).joined(separator: "/"), reason: .nobodys, learner: nil))
      }
    }
  }

  private func isRefused(_ item: HandedInItem) -> Bool {
    if case .refused = item.kind { true } else { false }
  }

  private mutating func add(_ item: HandedInItem, _ fields: [String: String], path: [String]) {
    let who = fields["who"] ?? fields["id"] ?? item.name
    var name = [fields["section"], who].compactMap { $0 }.joined(separator: "/")
    if fields["who"] != nil, let number = fields["id"] { name += " \(number)" }
    // Learners with the same name are merged, unless a pattern distinguishes them.
    var piece = Learner.Piece(item: item, fileName: item.name)
    piece.place = path
    piece.attempt = NamedMoment(in: item.name)
    piece.platform = item.record?.created ?? PlatformName(item.name) { _ in false }?.time
    if let known = places[name] {
      learners[known].items.append(piece)
    } else {
      places[name] = learners.count
      learners.append(Learner(name: name, items: [piece]))
    }
  }
}

import Archives

/// All Swift files of one learner, by the exercise folder that contains them.
struct LearnerWork {
  struct Located {
    var file: FoundFile
    /// The exercise whose folder contains the file, and the depth of that folder.
    var home: (exercise: String, depth: Int)?
  }

  private(set) var files: [Located] = []
  private(set) var catalogs: [FoundCatalog] = []
  private(set) var leftOut: [LeftOut] = []

  private let syllabus: Syllabus
  private let facts: (HandedInItem) -> SourceFacts?
  private let learner: Learner

  init(of learner: Learner, syllabus: Syllabus, facts: @escaping (HandedInItem) -> SourceFacts?) {
    self.syllabus = syllabus
    self.facts = facts
    self.learner = learner
    let isAlone = learner.items.count == 1
    for piece in learner.items {
      if piece.isMetadata {
        // Leave out the teacher's feedback, which may contain a solution.
        if piece.item.holdsSwift {
          leftOut.append(
            LeftOut(entry: piece.item.name, reason: .platforms, learner: learner.name))
        }
      } else if piece.item.isFolder {
        // Omits the learner's only folder from the paths.
        add(
          piece.item.children, folders: isAlone ? [] : piece.place + [piece.item.name], of: piece,
          in: nil)
      } else if case .refused(let problem) = piece.item.kind, SourceName(piece.item.name) == nil {
        leftOut.append(
          LeftOut(entry: piece.item.name, reason: .problem(problem), learner: learner.name))
      } else if let name = SourceName(piece.fileName) ?? SourceName(piece.item.name) {
        let facts = facts(piece.item)
        if name.isTextEntry, let reason = LeftOut.Reason(notPart: name, facts) {
          leftOut.append(LeftOut(entry: piece.item.name, reason: reason, learner: learner.name))
          continue
        }
        var file = FoundFile(
          item: piece.item, folders: isAlone ? [] : piece.place, name: name, facts: facts,
          attempt: piece.attempt)
        file.resubmission = piece.resubmission
        file.platform = piece.platform
        files.append(Located(file: file, home: piece.home.map { ($0, 0) }))
      } else {
        leftOut.append(
          LeftOut(entry: piece.item.name, reason: .notSwift, learner: learner.name))
      }
    }
  }

  private mutating func add(
    _ items: [HandedInItem], folders: [String], of piece: Learner.Piece,
    in repository: HandedInItem?
  ) {
    let repository = CommitDates.repository(among: items) ?? repository
    for item in items {
      let path = ([learner.name] + folders + [item.name]).joined(separator: "/")
      if item.isMadeByTools, syllabus.exercise(named: item.name) == nil {
        if item.holdsOthersSwift {
          leftOut.append(LeftOut(entry: path + "/", reason: .madeByTools, learner: learner.name))
        }
        continue
      }
      if item.isSystems { continue }
      if item.isHidden {
        guard item.holdsSwift else { continue }
        leftOut.append(LeftOut(entry: path, reason: .hidden, learner: learner.name))
        continue
      }
      switch item.kind {
      case .folder(let children, _):
        if item.name.hasSuffix(".xcassets") {
          catalogs.append(FoundCatalog(item: item, folders: folders))
        }
        add(children, folders: folders + [item.name], of: piece, in: repository)
      case .file, .refused:
        if let name = SourceName(item.name), !item.isNowhere {
          let home = home(of: folders) ?? piece.home.map { ($0, 0) }
          // Files that won't be graded needn't be read.
          let isGraded = home.map { home in
            syllabus.exercises.contains { $0.identifier == home.exercise }
          }
          let facts = isGraded ?? true ? facts(item) : nil
          if let reason = LeftOut.Reason(notPart: name, facts) {
            leftOut.append(LeftOut(entry: path, reason: reason, learner: learner.name))
            continue
          }
          var file = FoundFile(
            item: item, folders: folders, name: name, facts: facts, attempt: piece.attempt)
          file.platform = piece.platform
          file.repository = repository
          files.append(Located(file: file, home: home))
        } else if case .refused(let problem) = item.kind {
          let reason: LeftOut.Reason =
            if case .notAPlainFile = problem { .link } else { .problem(problem) }
          leftOut.append(LeftOut(entry: path, reason: reason, learner: learner.name))
        } else if Archive.Form.isForeign(item.name) {
          leftOut.append(
            LeftOut(
              entry: path, reason: .problem(.foreignArchive(file: item.name)),
              learner: learner.name))
        }
      }
    }
  }

  private func home(of folders: [String]) -> (exercise: String, depth: Int)? {
    for depth in folders.indices.reversed() {
      let name = Archive.Form.stem(of: folders[depth])
      if let exercise = syllabus.exercise(named: name) { return (exercise, depth + 1) }
    }
    return nil
  }
}

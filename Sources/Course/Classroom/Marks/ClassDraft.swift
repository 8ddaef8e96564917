package import Curriculum

/// Templates of the class file (`class.yml`) and the roster, for the teacher to fill in.
package enum ClassDraft {
  package static let rosterName = "roster.csv"

  /// Begins with a byte order mark so that all spreadsheets read names correctly.
  package static let roster = "\(DelimitedTable.mark)id,name,email,group,section\r\n"

  /// Returns the text of `class.yml` for a route or some exercises, with optional settings as YAML comments.
  ///
  /// - Parameter exercises: The exercises to list; a route's exercises count without being listed.
  package static func text(pack: Pack, route: Route?, exercises: [Exercise]) -> String {
    let list = exercises.map { exercise in
      "  - id: \(exercise.identifier)\n    weight: 1   # of \(exercise.points) points\n"
    }.joined()
    let example = exercises.first?.identifier ?? route?.exercises.first ?? "name"
    let parts =
      exercises.isEmpty
      ? "# exercises:\n#   - id: \(example)\n#     weight: 2\n" : "exercises:\n\(list)"
    let offered = pack.routes.first?.identifier ?? Route.everything
    let choice = route.map { "route: \($0.identifier)" } ?? "# route: \(offered)"
    return """
      # yaml-language-server: $schema=\(ClassSchema.fileName)
      version: 1
      pack: \(pack.identifier)
      # The pack's route to grade: its exercises count, then those listed under exercises.
      \(choice)
      # The class list: columns id, name, email, group, section in any order.
      roster: \(rosterName)
      # The time zone of due dates and of times in folder names.
      # timezone: Asia/Seoul

      # due: the due date; maximum: the maximum points, if not the exercise's own; extra: true for extra credit.
      #     due: 2026-11-30 23:59
      #     maximum: 100
      #     extra: true
      # criteria: what you give points for, in criteria.csv or with `rings grade review`.
      #     criteria:
      #       - { id: naming, title: Clear names, points: 3 }
      \(parts)
      # The late penalty: per-day is in percent of the earned points, for each day begun.
      # late:
      #   grace: 15 min
      #   per-day: 10 %
      #   at-most: 50 %
      #   cutoff: 7 d

      # The attempt that counts if a learner handed in several: last (the default), best or first.
      # attempts: best

      # extensions:
      #   - who: 20261234
      #     until: 2026-12-02 23:59
      #     exercise: \(example)

      # drop-lowest: 1
      # thresholds: { A: 90, B: 80, C: 70 }

      # How to find the learner if the folders don't show it, as with --who.
      # who: "*/{who}"

      """
  }
}

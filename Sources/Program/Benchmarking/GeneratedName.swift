import Foundation

/// A learner's made-up name, in one of several scripts and unique in a class of learners.
struct GeneratedName {
  let family: String
  let given: String
  /// Whether the family name comes first, without a space, as in Korea.
  private let isJoined: Bool
  /// Whether the name is in decomposed Unicode, as macOS writes file names.
  private let isDecomposed: Bool

  /// The name as it appears on the roster.
  var listed: String { isJoined ? family + given : "\(given) \(family)" }

  /// The name as it appears in file names.
  var written: String { isDecomposed ? listed.decomposedStringWithCanonicalMapping : listed }

  /// Creates the name for a number; the first 400 names are distinct.
  init(number: Int) {
    let script = Self.scripts[number % Self.scripts.count]
    let place = number / Self.scripts.count
    family = script.families[place % script.families.count]
    let round = place / script.families.count
    let name = script.given[(round + place) % script.given.count]
    // A second given name distinguishes names that would repeat.
    let more = round / script.given.count
    let second = (script.isJoined ? "" : " ") + script.given[more % script.given.count]
    given = more == 0 ? name : name + second
    isJoined = script.isJoined
    isDecomposed = place % 2 == 1
  }

  private struct Script {
    var families: [String]
    var given: [String]
    var isJoined = false
  }

  private static let scripts = [
    Script(
      families: ["Lovelace", "O'Neill", "Okafor", "Johansson", "McKay", "Bauer", "Rossi", "Novak"],
      given: ["Ada", "Jean-Luc", "Mary", "Tom", "Ruth", "Ivan", "Lena", "Paul", "Nora", "Hugo"]),
    Script(
      families: ["김", "이", "박", "최", "정", "강", "조", "윤"],
      given: ["하늘", "서연", "도윤", "지우", "민지", "서준", "하은", "예준", "수아", "시우"], isJoined: true),
    Script(
      families: ["علي", "حسن", "إبراهيم", "سليمان", "منصور", "خليل", "ناصر", "يوسف"],
      given: ["محمد", "فاطمة", "عمر", "ليلى", "سارة", "كريم", "نور", "هدى", "سامي", "رنا"]),
    Script(
      families: ["Núñez", "Müller", "Çelik", "Dvořák", "Ångström", "Łukasik", "Đặng", "Sørensen"],
      given: ["Zoë", "José", "Chloé", "Jürgen", "Siân", "Hoà", "Björk", "Renée", "Öykü", "Thị"]),
    Script(
      families: ["山田", "佐藤", "鈴木", "高橋", "田中", "伊藤", "渡辺", "中村"],
      given: ["太郎", "花子", "健", "美咲", "翔", "葵", "大輔", "結衣", "悠", "桜"], isJoined: true),
  ]
}

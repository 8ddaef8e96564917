/// The columns of a roster, recognized by title in any order.
struct RosterColumns {
  private(set) var ids: [Int] = []
  private(set) var name: Int?
  private(set) var first: Int?
  private(set) var last: Int?
  private(set) var email: Int?
  private(set) var group: Int?
  private(set) var section: Int?

  init(_ header: [String]) {
    for (column, title) in header.enumerated() {
      let word = ComparableName.of(title)
      if Self.ids.contains(word) {
        ids.append(column)
      } else if Self.firstNames.contains(word) {
        first = first ?? column
      } else if Self.lastNames.contains(word) {
        last = last ?? column
      } else if Self.names.contains(word) {
        name = name ?? column
      } else if word.contains("email") || ["mail", "이메일", "메일", "전자우편", "메일주소"].contains(word) {
        email = email ?? column
      } else if Self.groups.contains(word) {
        group = group ?? column
      } else if Self.sections.contains(word) {
        section = section ?? column
      }
    }
    // 이름 is the full name, unless there's a separate column for the family name.
    if first == nil, last != nil, let whole = name {
      first = whole
      name = nil
    }
  }

  /// Whether the columns identify class members.
  var isUsable: Bool { !ids.isEmpty || name != nil || first != nil || last != nil || email != nil }

  private static let ids: Set<String> = [
    "id", "studentid", "studentnumber", "studentno", "sid", "idnumber", "orgdefinedid", "sisuserid",
    "sisid", "sisloginid", "identifier", "username", "user", "userid", "login", "loginid",
    "studentidnumber", "matriculationnumber", "number", "no", "netid", "externalid", "github",
    "githubusername", "학번", "아이디", "번호", "학생번호", "사용자이름", "식별자", "رقمالطالب", "الرقمالجامعي",
    "matrikelnummer", "matrikelnr", "kennung", "nutzername", "benutzername", "anmeldename",
    "numéroétudiant", "identifiant", "matrícula", "matricola", "学号", "学籍番号",
  ]
  private static let names: Set<String> = [
    "name", "fullname", "student", "studentname", "displayname", "learner", "이름", "성명", "학생",
    "학생이름", "학생명", "الاسم", "اسمالطالب", "氏名", "姓名",
    "vollständigername", "nomcomplet", "nombrecompleto", "nomecompleto", "teilnehmer",
    "studierende",
  ]
  private static let firstNames: Set<String> = [
    "first", "firstname", "given", "givenname", "forename", "prenom", "prénom", "vorname", "nombre",
  ]
  private static let lastNames: Set<String> = [
    "last", "lastname", "surname", "family", "familyname", "nom", "nachname", "apellidos",
    "apellido", "cognome", "성",
  ]
  private static let groups: Set<String> = [
    "group", "groups", "team", "groupname", "gruppe", "gruppen", "groupe", "grupo", "gruppo",
    "équipe", "equipo", "그룹", "조", "팀", "모둠",
  ]
  private static let sections: Set<String> = [
    "section", "sections", "class", "classsection", "lab", "tutorial", "분반", "반", "섹션",
  ]
}

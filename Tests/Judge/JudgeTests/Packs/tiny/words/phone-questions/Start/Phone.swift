// TODO: Write it.
let phone: Int = ""

// Tens of thousands of warnings with control characters in names.
// alone: yes
// verdict: notCompiled
func flood() {
«12000×  let `a b` = 1; var c = 2; _ = c as! Int;
»
}
struct Greeting { let name: Missing }

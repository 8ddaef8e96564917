// One line of a megabyte, with the error at its end.
// alone: yes
// verdict: notCompiled
let text = "«500000×ab»" + missing

extension KoreanMessages {
  /// What became of the learner's files and of the process with their code.
  static let code: [(String, String)] = [
    (
      "{} belongs to {}, which this file does not import. In Xcode another file of the target may import it for all of them.",
      "{1}은(는) {2}에 들어 있는데 이 파일은 {2}을(를) 가져오지 않아요. Xcode에서는 같은 타깃의 다른 파일이 대신 가져오기도 해요."
    ),
    ("Skipped until “{}” passes.", "“{1}” 검사를 통과할 때까지 건너뛰어요."),
    ("Skipped until a hidden check passes.", "숨은 검사를 통과할 때까지 건너뛰어요."),
    ("Hidden check {}", "숨은 검사 {1}"),
    (
      "More of this is unavailable in iOS {} than can be told.",
      "iOS {1}에서 쓸 수 없는 것이 알려 줄 수 있는 것보다 많아요."
    ),
    (
      "The compiler did not finish checking this code for iOS {}. Break long expressions up and give intermediate values a type.",
      "컴파일러가 이 코드를 iOS {1} 기준으로 끝까지 검사하지 못했어요. 긴 식을 나누고 중간 값에 타입을 적으세요."
    ),
    (
      "The compiler found errors that are too long to be told. Shorten the names in your code.",
      "컴파일러가 찾은 오류가 너무 길어서 보여 줄 수 없어요. 코드의 이름을 짧게 하세요."
    ),
    ("There was no time left for this check.", "이 검사를 할 시간이 남지 않았어요."),
    ("The process with your code ended.", "코드를 실행하던 프로세스가 끝났어요."),
    (
      "Your code wrote into the channel that Rings uses to talk with it, and was stopped.",
      "Rings가 쓰는 통로에 코드가 무언가를 써서 멈췄어요."
    ),
    (
      "Your code did not finish in time. Look for a loop that never ends, or for work that waits for something.",
      "코드가 제시간에 끝나지 않았어요. 끝나지 않는 반복문이나 무언가를 기다리는 작업이 있는지 살펴보세요."
    ),
    (
      "What your code gives takes too long to look at. Draw fewer views, and smaller blurs, shadows and paths.",
      "코드가 내놓은 것을 살펴보는 데 시간이 너무 오래 걸려요. 뷰를 줄이고 블러와 그림자, 패스를 작게 그리세요."
    ),
    (
      "Your code used more memory than a widget may have.",
      "코드가 위젯에 허용된 것보다 많은 메모리를 썼어요."
    ),
    (
      "{} holds more than a widget may bring along ({} MB, {} files).",
      "{1}에 위젯이 가져올 수 있는 것보다 많은 것이 들어 있어요({2}MB, 파일 {3}개까지)."
    ),
    ("{} holds files that may not be read.", "{1}에 읽을 수 없는 파일이 있어요."),
    ("Your code printed more than it may and was stopped.", "코드가 너무 많이 출력해서 멈췄어요."),
    ("Your code wrote a larger file than it may and was stopped.", "코드가 너무 큰 파일을 써서 멈췄어요."),
    (
      "Your code ended the process (exit code {}). A widget never calls exit.",
      "코드가 프로세스를 끝냈어요(종료 코드 {1}). 위젯은 exit을 부르지 않아요."
    ),
    ("Your code crashed: {}", "코드가 비정상적으로 멈췄어요: {1}"),
    (
      "Your code crashed. What it said is kept back, as the check is hidden.",
      "코드가 비정상적으로 멈췄어요. 숨은 검사라서 무슨 말을 남겼는지는 보여주지 않아요."
    ),
    (
      "Your code ended the process. A widget never calls exit.",
      "코드가 프로세스를 끝냈어요. 위젯은 exit을 부르지 않아요."
    ),
    (
      "Your code crashed ({}). A function or property that calls itself without end is the usual reason.",
      "코드가 비정상적으로 멈췄어요({1}). 끝없이 자기 자신을 부르는 함수나 속성이 흔한 원인이에요."
    ),
    ("Your code crashed ({}).", "코드가 비정상적으로 멈췄어요({1})."),
    (
      "a number became too large or too small for its type.",
      "수가 그 타입에 담을 수 있는 범위를 벗어났어요."
    ),
    (
      "Could not cast a value of type {} to {}.",
      "{1} 타입의 값을 {2} 타입으로 바꿀 수 없어요."
    ),
    (
      "There is no Swift file to check. Save your work in a file that ends in .swift.",
      "검사할 Swift 파일이 없어요. 이름이 .swift로 끝나는 파일에 저장하세요."
    ),
    (
      "{} cannot be read. Was it moved or deleted?",
      "{1} 파일을 읽을 수 없어요. 옮기거나 지웠나요?"
    ),
    ("{} is not UTF-8 text. Save it as UTF-8.", "{1} 파일이 UTF-8 글이 아니에요. UTF-8로 저장하세요."),
    (
      "{} is empty. Write your answer there, or get the starter back with reset.",
      "{1} 파일이 비어 있어요. 답을 쓰거나 reset 명령으로 처음 파일을 되찾으세요."
    ),
    ("Your code has no type `{}`.", "코드에 `{1}` 타입이 없어요."),
    ("Your code has no `{}`.", "코드에 `{1}` 이름이 없어요."),
    ("Your `{}` has no `{}`.", "`{1}` 안에 `{2}` 이름이 없어요."),
    (
      "Your `{}` has no case or static member `{}`.",
      "`{1}` 안에 `{2}` 케이스나 정적 멤버가 없어요."
    ),
    (
      "`{}` is {}: remove that word, so that it can be checked.",
      "`{1}` 앞에 `{2}` 키워드가 있어요. 검사할 수 있게 지우세요."
    ),
    ("`{}` of your `{}` must be `static`.", "`{2}`의 `{1}` 선언은 `static`이어야 해요."),
    ("`{}` of your `{}` must not be `static`.", "`{2}`의 `{1}` 선언은 `static`이 아니어야 해요."),
    ("Your `{}` does not conform to `{}`.", "`{1}` 타입이 `{2}` 프로토콜을 따르지 않아요."),
    (
      "A call that this exercise makes lacks {}: your declaration asks for more than it should, or has no default value there.",
      "이 과제가 부르는 곳에 {1} 값이 빠져요. 선언이 더 많은 것을 요구하거나 기본값이 없어요."
    ),
    (
      "This exercise passes {} to something of yours that does not take it.",
      "이 과제가 넘기는 {1} 값을 여러분의 선언이 받지 않아요."
    ),
    (
      "This exercise calls something of yours with `{}`, but yours takes `{}`.",
      "이 과제는 `{1}` 이름으로 부르는데 여러분의 선언은 `{2}` 이름을 받아요."
    ),
    (
      "Something of yours is a `{}` where this exercise expects a `{}`.",
      "이 과제는 `{2}` 타입을 기대하는데 여러분의 것은 `{1}` 타입이에요."
    ),
    (
      "Something of yours is a `{}` where this exercise calls a function or initializer.",
      "이 과제는 함수나 이니셜라이저를 부르는데 여러분의 것은 `{1}` 타입이에요."
    ),
    (
      "Your `{}` has no initializer that this exercise can use.",
      "`{1}` 타입에 이 과제가 쓸 수 있는 이니셜라이저가 없어요."
    ),
    (
      "Your code does not fit what this exercise asks for: {}.",
      "코드가 이 과제가 요구하는 것과 맞지 않아요: {1}."
    ),
    (
      "Your code is too hard for the compiler to type-check (line {}).",
      "컴파일러가 타입을 검사하기에 코드가 너무 어려워요({1}번째 줄)."
    ),
    (
      "Your code is too hard for the compiler to type-check.",
      "컴파일러가 타입을 검사하기에 코드가 너무 어려워요."
    ),
    (
      "The compiler takes too long to translate your code (line {}).",
      "컴파일러가 코드를 번역하는 데 시간이 너무 오래 걸려요({1}번째 줄)."
    ),
    (
      "Move parts of it to views and functions of their own.",
      "일부를 별도의 뷰와 함수로 옮기세요."
    ),
    (
      "Break long expressions up and give intermediate values a type: `let total: Double = …`.",
      "긴 식을 나누고 중간 값에 타입을 적으세요: `let total: Double = …`."
    ),
    ("The compiler crashed on your code ({}).", "이 코드를 컴파일하다가 컴파일러가 멈췄어요({1})."),
    (
      "Code that nests or chains thousands of levels deep is the usual reason. Break it up.",
      "수천 단계로 중첩하거나 이어 쓴 코드가 흔한 원인이에요. 나누어 쓰세요."
    ),
    ("The compiler did not finish in time.", "컴파일이 제시간에 끝나지 않았어요."),
    ("The compiler ran out of memory on your code.", "이 코드를 컴파일하다가 메모리가 부족해졌어요."),
    (
      "{} is not a plain file. Save your work in an ordinary file.",
      "{1}: 일반 파일이 아니에요. 보통 파일에 저장하세요."
    ),
    (
      "There are {} Swift files, and {} are the most that is checked. Hand in those that belong to this exercise.",
      "Swift 파일이 {1}개 있는데, {2}개까지만 확인해요. 이 과제의 파일만 내세요."
    ),
    (
      "Your files are larger than {} MB together, which no lesson needs. Hand in those that belong to this exercise.",
      "파일을 모두 합치면 {1} MB가 넘는데, 그만큼 필요한 과제는 없어요. 이 과제의 파일만 내세요."
    ),
    (
      "The machine was too busy to run this: other programs had its processors. Check again when they have ended.",
      "컴퓨터가 너무 바빠서 실행하지 못했어요. 다른 프로그램이 프로세서를 쓰고 있었어요. 그 프로그램이 끝나면 다시 확인하세요."
    ),
    (
      "{} is larger than 2 MB, which no lesson needs.",
      "{1}: 2 MB보다 커요. 이렇게 큰 파일이 필요한 과제는 없어요."
    ),
    ("{} cannot be read. Is the name right?", "{1} 파일을 읽을 수 없어요. 이름이 맞나요?"),
    ("The compiler stopped.", "컴파일러가 멈췄어요."),
    (
      "Your code declares a name that Rings needs for itself: {}.",
      "Rings가 쓰는 이름을 코드가 선언했어요: {1}."
    ),
    ("Give your declaration another name.", "선언에 다른 이름을 붙이세요."),
    (
      "It compiles, but it ends when its widgets are asked what they declare. {}",
      "컴파일은 되지만, 위젯에게 무엇을 선언하는지 물으면 끝나요. {1}"
    ),
    ("There is no widget in these files.", "이 파일들에는 위젯이 없어요."),
    (
      "There is no widget in these files. To draw a view, name it: --view '{}'.",
      "이 파일들에는 위젯이 없어요. 뷰를 그리려면 이름을 적으세요: --view '{1}'."
    ),
    ("There is no widget {}.", "{1} 위젯이 없어요."),
    ("There is no widget {}. There is: {}.", "{1} 위젯이 없어요. 있는 것은 {2}."),
    ("There is no file of answers.", "답을 적은 파일이 없어요."),
    ("The check was stopped.", "검사가 중단됐어요."),
    ("The check could not be run.", "검사를 실행하지 못했어요."),
    (
      "The process with your code was killed from outside. Check again; if it happens again, the machine has too little memory.",
      "코드를 실행하던 프로세스가 밖에서 강제로 끝났어요. 다시 검사해 보세요. 또 일어나면 컴퓨터의 메모리가 부족한 거예요."
    ),
    (
      "Your code compiles to more than a widget may be.", "컴파일한 코드가 위젯에 허용된 것보다 커요."
    ),
  ]
}

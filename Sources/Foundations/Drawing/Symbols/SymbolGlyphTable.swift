/// The symbols that have a glyph of their own: name, glyph, ASCII, English and Korean words.
///
/// Filled and enclosed variants share the entry of their base name unless they are listed.
/// `CellWidthTests` holds every glyph to one cell.
enum SymbolGlyphTable {
  static let entries: [String: SymbolGlyph] = {
    var entries: [String: SymbolGlyph] = [:]
    for table in [weather, interface, objects, everyday] {
      for row in table.split(separator: "\n") {
        let fields = row.split(separator: "|", omittingEmptySubsequences: false)
        guard fields.count == 5, let glyph = fields[1].first, let ascii = fields[2].first else {
          continue
        }
        entries[String(fields[0])] = SymbolGlyph(
          character: glyph, ascii: ascii, english: String(fields[3]), korean: String(fields[4]),
          isKnown: true)
      }
    }
    return entries
  }()

  private static let weather = """
    sun|☀|*|sun|해
    sun.max|☀|*|sun|해
    sun.min|☼|*|small sun|작은 해
    sun.dust|☼|*|sun with dust|먼지 낀 해
    sun.haze|☼|*|hazy sun|안개 낀 해
    sun.horizon|☼|*|sun on the horizon|지평선의 해
    sun.rain|☼|*|sun with rain|해와 비
    sunrise|☼|^|sunrise|일출
    sunset|☼|v|sunset|일몰
    moon|☾|)|moon|달
    moon.stars|☾|)|moon and stars|달과 별
    moon.zzz|☾|z|moon with zzz|잠자는 달
    moonphase|◐|)|moon phase|달의 위상
    cloud|☁|C|cloud|구름
    cloud.sun|☁|C|cloud and sun|구름과 해
    cloud.sun.rain|☂|R|sun and rain|해와 비
    cloud.sun.bolt|ϟ|Z|sun and thunder|해와 천둥
    cloud.moon|☁|C|cloud and moon|구름과 달
    cloud.moon.rain|☂|R|moon and rain|달과 비
    cloud.moon.bolt|ϟ|Z|moon and thunder|달과 천둥
    cloud.drizzle|☂|r|drizzle|이슬비
    cloud.rain|☂|R|rain|비
    cloud.heavyrain|☂|R|heavy rain|폭우
    cloud.snow|❄|S|snow|눈
    cloud.sleet|❆|S|sleet|진눈깨비
    cloud.hail|∷|S|hail|우박
    cloud.fog|≋|F|fog|안개
    cloud.bolt|ϟ|Z|thunder|천둥
    cloud.bolt.rain|ϟ|Z|thunderstorm|뇌우
    smoke|≋|F|smoke|연기
    wind|≈|w|wind|바람
    wind.snow|❄|S|blowing snow|눈바람
    tornado|∇|T|tornado|토네이도
    hurricane|§|H|hurricane|허리케인
    tropicalstorm|§|H|tropical storm|열대 폭풍
    thermometer|⌶|t|thermometer|온도계
    thermometer.sun|⌶|t|hot thermometer|더운 온도계
    thermometer.snowflake|⌶|t|cold thermometer|추운 온도계
    umbrella|☂|U|umbrella|우산
    drop|●|,|drop|물방울
    humidity|∴|,|humidity|습도
    snow|❄|S|snow|눈
    snowflake|❄|S|snowflake|눈송이
    sparkles|✦|*|sparkles|반짝임
    sparkle|✦|*|sparkle|반짝임
    bolt|ϟ|Z|lightning bolt|번개
    rainbow|◠|n|rainbow|무지개
    aqi|∵|a|air quality|대기질
    water.waves|≈|~|waves|물결
    """

  private static let interface = """
    arrow.clockwise|↻|@|refresh|새로 고침
    arrow.counterclockwise|↺|@|undo arrow|되돌리기
    arrow.triangle.2.circlepath|⟳|@|two circling arrows|순환 화살표
    arrow.2.circlepath|⟳|@|two circling arrows|순환 화살표
    arrow.up|↑|^|up arrow|위쪽 화살표
    arrow.down|↓|v|down arrow|아래쪽 화살표
    arrow.left|←|<|left arrow|왼쪽 화살표
    arrow.right|→|>|right arrow|오른쪽 화살표
    arrow.up.right|↗|/|up-right arrow|오른쪽 위 화살표
    arrow.up.left|↖|\\|up-left arrow|왼쪽 위 화살표
    arrow.down.right|↘|\\|down-right arrow|오른쪽 아래 화살표
    arrow.down.left|↙|/|down-left arrow|왼쪽 아래 화살표
    arrow.left.arrow.right|↔|=|left and right arrows|좌우 화살표
    arrow.up.arrow.down|↕|:|up and down arrows|위아래 화살표
    arrow.uturn.left|↶|<|u-turn arrow|유턴 화살표
    arrow.forward|→|>|forward arrow|앞 화살표
    arrow.backward|←|<|back arrow|뒤 화살표
    arrowtriangle.up|▲|^|up triangle|위쪽 삼각형
    arrowtriangle.down|▼|v|down triangle|아래쪽 삼각형
    arrowtriangle.left|◀|<|left triangle|왼쪽 삼각형
    arrowtriangle.right|▶|>|right triangle|오른쪽 삼각형
    chevron.left|‹|<|left chevron|왼쪽 꺾쇠
    chevron.right|›|>|right chevron|오른쪽 꺾쇠
    chevron.up|˄|^|up chevron|위쪽 꺾쇠
    chevron.down|˅|v|down chevron|아래쪽 꺾쇠
    chevron.forward|›|>|forward chevron|앞 꺾쇠
    chevron.backward|‹|<|back chevron|뒤 꺾쇠
    plus|+|+|plus|더하기
    minus|−|-|minus|빼기
    multiply|×|x|multiply|곱하기
    divide|÷|%|divide|나누기
    equal|=|=|equals|등호
    percent|%|%|percent|퍼센트
    number|#|#|number sign|번호 기호
    xmark|✕|x|cross|엑스 표시
    checkmark|✓|v|checkmark|체크 표시
    checkmark.circle|✓|v|checkmark in a circle|원 안의 체크 표시
    checkmark.circle.fill|✔|v|filled checkmark|채워진 체크 표시
    checkmark.square|☑|v|checked box|체크 상자
    checkmark.seal|✓|v|checkmark seal|체크 인장
    circle|○|o|circle|원
    circle.fill|●|o|filled circle|채워진 원
    circle.dotted|◌|o|dotted circle|점선 원
    circle.lefthalf|◐|o|half circle|반원
    circle.inset|◉|o|ringed circle|고리 원
    smallcircle|◉|o|small circle|작은 원
    target|◎|o|target|과녁
    scope|⌖|+|scope|조준
    square|□|#|square|사각형
    square.fill|■|#|filled square|채워진 사각형
    square.grid|▦|#|grid|격자
    rectangle|▭|#|rectangle|직사각형
    rectangle.fill|▬|#|filled rectangle|채워진 직사각형
    triangle|△|A|triangle|삼각형
    triangle.fill|▲|A|filled triangle|채워진 삼각형
    diamond|◇|o|diamond|마름모
    diamond.fill|◆|o|filled diamond|채워진 마름모
    hexagon|⬡|o|hexagon|육각형
    hexagon.fill|⬢|o|filled hexagon|채워진 육각형
    app|▢|#|app|앱
    capsule|▭|=|capsule|캡슐
    star|☆|*|star|별
    star.fill|★|*|filled star|채워진 별
    star.leadinghalf|⯪|*|half star|반별
    heart|♡|h|heart|하트
    heart.fill|♥|H|filled heart|채워진 하트
    heart.text|♥|H|heart with text|하트와 글
    exclamationmark|!|!|exclamation mark|느낌표
    exclamationmark.triangle|⚠|!|warning|경고
    questionmark|?|?|question mark|물음표
    info|ℹ|i|information|정보
    ellipsis|⋯|.|more|더 보기
    line.3.horizontal|≡|=|menu lines|메뉴 줄
    line.horizontal.3|≡|=|menu lines|메뉴 줄
    list.bullet|☰|=|list|목록
    list.number|☰|=|numbered list|번호 목록
    text|¶|T|text|글
    textformat|A|A|text format|글자 모양
    character|a|a|character|글자
    quote.opening|“|"|opening quote|여는 따옴표
    quote.closing|”|"|closing quote|닫는 따옴표
    quote.bubble|❝|"|quote bubble|인용 말풍선
    command|⌘|#|command|커맨드
    option|⌥|\\|option|옵션
    power|⏻|0|power|전원
    slider.horizontal|☷|=|sliders|슬라이더
    switch|◍|o|switch|스위치
    magnifyingglass|⌕|q|magnifying glass|돋보기
    viewfinder|⌗|[|viewfinder|뷰파인더
    link|⚭|&|link|링크
    paperclip|⊂|&|paperclip|클립
    infinity|∞|8|infinity|무한대
    sum|∑|E|sum|합계
    function|ƒ|f|function|함수
    chart.bar|▥|#|bar chart|막대 차트
    chart.pie|◔|o|pie chart|원 차트
    chart.line.uptrend.xyaxis|⟋|/|rising line chart|상승 선 차트
    chart.line.downtrend.xyaxis|⟍|\\|falling line chart|하락 선 차트
    chart.xyaxis.line|⟋|/|line chart|선 차트
    gauge|◔|o|gauge|게이지
    speedometer|◔|o|speedometer|속도계
    dot.radiowaves|⦾|o|radio waves|전파
    antenna.radiowaves|⍋|Y|antenna|안테나
    wifi|⌔|w|wi-fi|와이파이
    """

  private static let objects = """
    bell|♤|n|bell|종
    bell.fill|♠|n|filled bell|채워진 종
    bell.slash|♤|n|muted bell|꺼진 종
    book|▤|B|book|책
    books.vertical|▥|B|books|책들
    bookmark|⚐|B|bookmark|책갈피
    bookmark.fill|⚑|B|filled bookmark|채워진 책갈피
    calendar|▦|#|calendar|달력
    clock|◷|o|clock|시계
    clock.arrow|↺|o|clock arrow|시계 화살표
    timer|◴|o|timer|타이머
    stopwatch|◴|o|stopwatch|스톱워치
    alarm|◶|o|alarm|알람
    hourglass|⧗|X|hourglass|모래시계
    deskclock|◷|o|clock|탁상시계
    location|➤|>|location|위치
    location.fill|➤|>|location|위치
    mappin|⚲|o|map pin|지도 핀
    pin|⚲|o|pin|핀
    map|▨|M|map|지도
    house|⌂|A|house|집
    building|▥|H|building|건물
    person|☺|p|person|사람
    person.2|⚇|p|two people|두 사람
    person.3|⚇|p|three people|세 사람
    figure|♙|p|figure|사람 모습
    figure.walk|♙|p|walking figure|걷는 사람
    figure.run|♘|p|running figure|달리는 사람
    gear|⚙|*|gear|톱니바퀴
    gearshape|⚙|*|gear|톱니바퀴
    wrench|⚒|f|wrench|렌치
    hammer|⚒|T|hammer|망치
    camera|◙|c|camera|카메라
    photo|▣|#|photo|사진
    video|▶|>|video|비디오
    music.note|♪|d|music note|음표
    music|♫|d|music|음악
    headphones|∩|n|headphones|헤드폰
    mic|♀|Y|microphone|마이크
    play|▷|>|play|재생
    play.fill|▶|>|play|재생
    pause|‖|=|pause|일시정지
    stop|■|#|stop|정지
    forward|»|>|fast forward|빨리 감기
    backward|«|<|rewind|되감기
    shuffle|⤨|x|shuffle|임의 재생
    repeat|⟲|@|repeat|반복
    phone|☏|p|phone|전화
    phone.fill|☎|p|phone|전화
    iphone|▯|[|iPhone|iPhone
    applewatch|▯|[|watch|Apple Watch
    laptopcomputer|▭|_|laptop|노트북
    desktopcomputer|▭|_|computer|컴퓨터
    tv|▭|#|television|텔레비전
    envelope|✉|m|envelope|봉투
    message|❝|m|message|메시지
    bubble|❝|m|speech bubble|말풍선
    cart|⊔|u|shopping cart|장바구니
    bag|⊓|u|bag|가방
    creditcard|▤|=|credit card|신용카드
    banknote|▤|$|banknote|지폐
    dollarsign|$|$|dollar sign|달러
    wonsign|₩|W|won sign|원화
    eurosign|€|E|euro sign|유로
    bitcoinsign|฿|B|bitcoin sign|비트코인
    flame|♨|f|flame|불꽃
    lock|◘|o|lock|자물쇠
    lock.open|◚|o|open lock|열린 자물쇠
    key|⚷|k|key|열쇠
    shield|⛉|U|shield|방패
    trash|⊔|u|trash|휴지통
    folder|▱|F|folder|폴더
    doc|▯|D|document|문서
    note|▯|D|note|메모
    newspaper|▤|N|newspaper|신문
    square.and.pencil|✎|/|compose|작성
    pencil|✎|/|pencil|연필
    scribble|∿|~|scribble|낙서
    square.and.arrow.up|⇧|^|share|공유
    square.and.arrow.down|⇩|v|download|내려받기
    tray|⊔|u|tray|상자
    archivebox|⊟|u|archive box|보관함
    globe|⊕|o|globe|지구본
    network|⊛|o|network|네트워크
    waveform|∿|~|waveform|파형
    eye|◉|o|eye|눈
    eye.slash|⊘|o|hidden|숨김
    flag|⚐|P|flag|깃발
    flag.fill|⚑|P|filled flag|채워진 깃발
    tag|⏍|o|tag|꼬리표
    battery|▮|=|battery|배터리
    battery.0|▯|=|empty battery|빈 배터리
    battery.25|▂|=|battery at 25 percent|배터리 25퍼센트
    battery.50|▄|=|battery at 50 percent|배터리 50퍼센트
    battery.75|▆|=|battery at 75 percent|배터리 75퍼센트
    battery.100|▮|=|full battery|가득 찬 배터리
    powerplug|⏚|=|power plug|전원 플러그
    lightbulb|♀|o|light bulb|전구
    flashlight|▾|o|flashlight|손전등
    airplane|✈|x|airplane|비행기
    car|⛍|n|car|자동차
    tram|▤|n|tram|전철
    bus|▤|n|bus|버스
    bicycle|⚮|o|bicycle|자전거
    ferry|⊻|n|ferry|여객선
    fuelpump|⊓|n|fuel pump|주유기
    bed.double|⊨|h|bed|침대
    gift|⊞|#|gift|선물
    qrcode|▩|#|QR code|큐알 코드
    barcode|▥|#|barcode|바코드
    leaf|❧|l|leaf|나뭇잎
    tree|♣|l|tree|나무
    pawprint|∵|w|paw print|발자국
    ant|∗|w|ant|개미
    crown|♔|w|crown|왕관
    crown.fill|♚|w|filled crown|채워진 왕관
    trophy|♕|Y|trophy|트로피
    medal|❂|o|medal|메달
    rosette|❀|o|rosette|장미 문양
    pills|◖|o|pills|알약
    cross|✚|+|cross|십자
    bandage|⊞|#|bandage|반창고
    stethoscope|ʊ|U|stethoscope|청진기
    lungs|∞|8|lungs|폐
    brain|∞|8|brain|뇌
    dumbbell|⊶|=|dumbbell|아령
    sportscourt|◫|#|sports court|경기장
    soccerball|◍|o|soccer ball|축구공
    basketball|◍|o|basketball|농구공
    gamecontroller|⊡|o|game controller|게임 컨트롤러
    die.face|⚄|#|die|주사위
    puzzlepiece|✜|#|puzzle piece|퍼즐 조각
    paintbrush|✎|/|paintbrush|붓
    paintpalette|◕|o|palette|팔레트
    scissors|✂|x|scissors|가위
    ruler|⊢|=|ruler|자
    graduationcap|⌅|A|graduation cap|학사모
    briefcase|⊟|u|briefcase|서류 가방
    speaker|◁|<|speaker|스피커
    cup.and.saucer|⊍|u|cup|컵
    mug|⊍|u|mug|머그잔
    fork.knife|Ψ|Y|fork and knife|포크와 나이프
    takeoutbag|⊍|u|takeaway food|포장 음식
    carrot|ν|v|carrot|당근
    birthday.cake|⊥|u|cake|케이크
    apple.logo|◖|a|Apple logo|Apple 로고
    swift|≻|s|Swift|스위프트
    cpu|▣|#|processor|프로세서
    memorychip|▤|#|memory chip|메모리 칩
    externaldrive|▭|=|drive|드라이브
    server.rack|▤|=|server|서버
    terminal|⊐|>|terminal|터미널
    curlybraces|⎨|{|braces|중괄호
    keyboard|▦|#|keyboard|키보드
    printer|▤|#|printer|프린터
    hand.thumbsup|☝|b|thumbs up|엄지척
    hand.raised|ψ|w|raised hand|든 손
    hands.sparkles|✦|*|clean hands|깨끗한 손
    face.smiling|☺|)|smiling face|웃는 얼굴
    zzz|z|z|sleep|잠
    globe.americas|⊕|o|globe|지구본
    mountain.2|⏶|A|mountains|산
    beach.umbrella|☂|U|beach umbrella|파라솔
    tent|△|A|tent|텐트
    footprints|∵|.|footprints|발자국
    shoeprints|∵|.|footprints|발자국
    """
}

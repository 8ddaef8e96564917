extension SymbolGlyphTable {
  /// What widgets of every day show besides weather, signs and things.
  static let everyday = """
    ear|ʔ|e|ear|귀
    hand.raised|Ψ|h|raised hand|든 손
    hand.tap|☟|h|tapping hand|누르는 손
    hand.thumbsdown|▽|v|thumbs down|싫어요
    hand.point.right|☞|>|hand pointing right|오른쪽을 가리키는 손
    hand.wave|Ψ|h|waving hand|흔드는 손
    figure.stand|⍾|i|standing figure|서 있는 사람
    figure.stairs|⌐|/|stairs|계단
    figure.yoga|⍾|y|yoga|요가
    figure.pool.swim|≈|~|swimmer|수영하는 사람
    figure.outdoor.cycle|⚮|o|cyclist|자전거 타는 사람
    figure.rower|≈|~|rower|노 젓는 사람
    figure.hiking|⍾|h|hiker|등산하는 사람
    stairs|⌐|/|stairs|계단
    accessibility|⍾|a|accessibility|손쉬운 사용
    eyeglasses|∞|8|glasses|안경
    sunglasses|∞|8|sunglasses|선글라스
    syringe|†|!|syringe|주사기
    pill|⊖|o|pill|알약
    testtube|∪|u|test tube|시험관
    flask|△|A|flask|플라스크
    waveform.path.ecg|⌇|~|heartbeat|심전도
    heart.slash|♡|h|crossed-out heart|금지된 하트
    tshirt|Т|T|shirt|티셔츠
    bag.badge|⊔|u|bag with a badge|배지가 있는 가방
    basket|⊔|u|basket|바구니
    storefront|⌂|s|shop|가게
    wallet|▭|w|wallet|지갑
    giftcard|▭|g|gift card|기프트 카드
    ticket|▭|t|ticket|티켓
    lifepreserver|◎|o|life ring|구명환
    washer|◙|o|washing machine|세탁기
    refrigerator|▯|f|refrigerator|냉장고
    oven|▣|o|oven|오븐
    sofa|⊔|u|sofa|소파
    chair|h|h|chair|의자
    fan|✣|+|fan|선풍기
    air.conditioner|▭|a|air conditioner|에어컨
    lightswitch|▫|s|light switch|전등 스위치
    door|▯|d|door|문
    window|⊞|#|window|창문
    blinds|≡|=|blinds|블라인드
    spigot|⌐|,|tap|수도꼭지
    wineglass|Y|Y|wine glass|와인잔
    popcorn|∴|p|popcorn|팝콘
    fish|∝|a|fish|물고기
    cat|⩍|w|cat|고양이
    dog|⩍|w|dog|개
    bird|v|v|bird|새
    hare|w|w|hare|토끼
    tortoise|∩|n|tortoise|거북
    ladybug|◉|o|ladybug|무당벌레
    camera.macro|✿|*|flower|꽃
    infinity.circle|∞|8|infinity|무한대
    target|◎|o|target|과녁
    scope|⊕|+|crosshairs|조준선
    waveform|⌇|~|waveform|파형
    radio|⊡|r|radio|라디오
    hifispeaker|⊡|s|loudspeaker|스피커
    homepod|⊡|s|smart speaker|홈팟
    airpods|∩|n|earphones|에어팟
    airplayaudio|△|A|AirPlay|에어플레이
    opticaldisc|◎|o|disc|디스크
    film|▤|#|film|필름
    movieclapper|▤|#|clapperboard|클래퍼보드
    theatermasks|☺|:|theatre masks|연극 가면
    guitars|♪|g|guitar|기타
    pianokeys|▥|p|piano keys|피아노 건반
    megaphone|◁|<|megaphone|확성기
    playpause|▶|>|play or pause|재생 또는 일시 정지
    backward.end|⏮|<|to the start|처음으로
    forward.end|⏭|>|to the end|끝으로
    record.circle|◉|o|record|녹음
    goforward|↻|@|forward|앞으로
    gobackward|↺|@|back|뒤로
    arrow.left.and.right|↔|=|left and right|좌우
    arrow.up.and.down|↕|:|up and down|위아래
    arrow.triangle.branch|⑂|Y|branch|갈림길
    arrow.triangle.merge|⑃|Y|merge|합류
    arrow.uturn.right|↷|>|u-turn to the right|오른쪽 유턴
    arrow.uturn.forward|↷|>|redo arrow|다시 실행
    arrow.uturn.backward|↶|<|undo arrow|실행 취소
    arrowshape.turn.up.left|↰|<|reply|답장
    arrowshape.turn.up.right|↱|>|forward a message|전달
    arrow.turn.down.left|↵|<|return arrow|줄바꿈 화살표
    arrow.turn.down.right|↳|>|turn to the right|오른쪽으로 꺾은 화살표
    arrow.down.to.line|⤓|v|download|내려받기
    arrow.up.to.line|⤒|^|upload|올리기
    arrow.right.to.line|⇥|>|to the line|줄 끝으로
    arrow.3.trianglepath|♲|@|recycle|재활용
    chevron.up.chevron.down|↕|:|up and down chevrons|위아래 꺾쇠
    chevron.left.forwardslash.chevron.right|‹|<|code|코드
    rectangle.portrait.and.arrow.right|⇥|>|sign out|로그아웃
    checklist|☑|v|checklist|체크리스트
    text.alignleft|≡|=|text aligned left|왼쪽 정렬 글
    text.aligncenter|≡|=|text in the middle|가운데 정렬 글
    text.justify|≡|=|justified text|양쪽 정렬 글
    text.magnifyingglass|⌕|?|search in text|글 검색
    bold|𝐁|B|bold|굵게
    italic|/|I|italic|기울임
    underline|_|U|underlined|밑줄
    translate|ñ|T|translate|번역
    signature|∿|s|signature|서명
    highlighter|✎|/|highlighter|형광펜
    eraser|▱|e|eraser|지우개
    eyedropper|✎|/|eyedropper|스포이드
    wand.and.stars|✶|*|magic wand|요술 지팡이
    crop|⌗|#|crop|자르기
    layers|❖|=|layers|레이어
    square.stack|❐|=|stack|쌓은 사각형
    square.stack.3d.up|❖|=|layers|레이어
    rectangle.stack|❐|=|stack of cards|쌓은 카드
    square.on.square|❐|=|copies|겹친 사각형
    rectangle.on.rectangle|❐|=|windows|겹친 직사각형
    tablecells|▦|#|table|표
    rectangle.3.group|▦|#|dashboard|대시보드
    circle.grid|⁘|:|grid of dots|점 격자
    icloud|☁|C|cloud storage|아이클라우드
    checkmark.icloud|☁|C|in the cloud|아이클라우드에 저장됨
    cellularbars|▂|.|signal bars|신호 세기
    personalhotspot|∞|8|hotspot|개인용 핫스팟
    simcard|▱|s|SIM card|심 카드
    sdcard|▱|s|memory card|메모리 카드
    display|▭|m|screen|화면
    macbook|▭|m|notebook|노트북
    ipad|▯|i|tablet|아이패드
    faceid|☺|:|face|페이스 ID
    touchid|◍|@|fingerprint|지문
    cursorarrow|↖|\\|pointer|포인터
    nosign|⊘|0|forbidden|금지
    parkingsign|P|P|parking|주차
    steeringwheel|⊛|o|steering wheel|운전대
    road.lanes|∥|=|road|도로
    sailboat|◺|b|sailing boat|돛단배
    moped|⚮|o|moped|스쿠터
    signpost|⊣|Y|signpost|이정표
    safari|◈|o|compass|나침반
    location.north|▲|^|north|북쪽
    suitcase|⊟|s|suitcase|여행 가방
    scalemass|⏃|w|weight|무게
    alarm.waves|◴|o|ringing alarm|울리는 알람
    football|◖|o|football|미식축구공
    tennisball|◍|o|tennis ball|테니스공
    tennis|◍|o|tennis|테니스
    baseball|◍|o|baseball|야구공
    volleyball|◍|o|volleyball|배구공
    suit.heart|♥|h|heart|하트
    suit.club|♣|c|club|클로버
    suit.spade|♠|s|spade|스페이드
    suit.diamond|♦|d|diamond|다이아몬드
    oval|⬭|o|oval|타원
    pentagon|⬠|5|pentagon|오각형
    octagon|⯃|8|octagon|팔각형
    seal|✹|*|seal|인장
    """
}

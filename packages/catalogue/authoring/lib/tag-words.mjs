import { LANGUAGES } from './translations.mjs';

/** One tag a line: English, then its word in each of LANGUAGES. Plain words, as people type them into a search. */
const TABLE = `
  night           | nacht | nuit | noche | noite | notte | 夜 | 夜晚 | 밤 | ночь
  calm            | ruhe | calme | calma | calma | calma | 穏やか | 平静 | 차분함 | спокойствие
  party           | party | fête | fiesta | festa | festa | パーティー | 派对 | 파티 | вечеринка
  satisfying      | befriedigend | satisfaisant | satisfactorio | satisfatório | soddisfacente | 気持ちいい | 解压 | 만족 | залипательно
  video           | video | vidéo | vídeo | vídeo | video | 動画 | 视频 | 동영상 | видео
  text            | text | texte | texto | texto | testo | 文字 | 文字 | 글자 | текст
  math            | mathe | maths | matemáticas | matemática | matematica | 数学 | 数学 | 수학 | математика
  sound           | ton | son | sonido | som | suono | 音 | 声音 | 소리 | звук
  abstract        | abstrakt | abstrait | abstracto | abstrato | astratto | 抽象 | 抽象 | 추상 | абстракция
  relax           | entspannen | détente | relajarse | relaxar | relax | リラックス | 放松 | 휴식 | расслабиться
  celebrate       | feiern | célébrer | celebrar | celebrar | festeggiare | お祝い | 庆祝 | 축하 | праздновать
  congratulations | glückwunsch | félicitations | felicidades | parabéns | congratulazioni | おめでとう | 恭喜 | 축하해 | поздравляю
  cute            | süß | mignon | lindo | fofo | carino | かわいい | 可爱 | 귀여워 | милый
  pattern         | muster | motif | patrón | padrão | motivo | 模様 | 图案 | 무늬 | узор
  wave            | winken | saluer | saludar | acenar | salutare | 手を振る | 挥手 | 손 흔들기 | махать
  retro           | retro | rétro | retro | retrô | retrò | レトロ | 复古 | 복고 | ретро
  nature          | natur | nature | naturaleza | natureza | natura | 自然 | 大自然 | 자연 | природа
  cozy            | gemütlich | douillet | acogedor | aconchegante | accogliente | 居心地がいい | 温馨 | 아늑함 | уютно
  travel          | reise | voyage | viaje | viagem | viaggio | 旅行 | 旅行 | 여행 | путешествие
  monday          | montag | lundi | lunes | segunda-feira | lunedì | 月曜日 | 星期一 | 월요일 | понедельник
  good night      | gute nacht | bonne nuit | buenas noches | boa noite | buonanotte | おやすみ | 晚安 | 잘 자 | спокойной ночи
  sleep           | schlafen | dormir | dormir | dormir | dormire | 眠る | 睡觉 | 잠 | сон
  stars           | sterne | étoiles | estrellas | estrelas | stelle | 星 | 星星 | 별 | звёзды
  space           | weltraum | espace | espacio | espaço | spazio | 宇宙 | 太空 | 우주 | космос
  winter          | winter | hiver | invierno | inverno | inverno | 冬 | 冬天 | 겨울 | зима
  summer          | sommer | été | verano | verão | estate | 夏 | 夏天 | 여름 | лето
  animals         | tiere | animaux | animales | animais | animali | 動物 | 动物 | 동물 | животные
  typography      | typografie | typographie | tipografía | tipografia | tipografia | タイポグラフィ | 字体设计 | 타이포그래피 | типографика
  flow            | fließen | couler | fluir | fluir | fluire | 流れ | 流动 | 흐름 | течение
  sun             | sonne | soleil | sol | sol | sole | 太陽 | 太阳 | 해 | солнце
  hello           | hallo | bonjour | hola | olá | ciao | こんにちは | 你好 | 안녕 | привет
  happy           | glücklich | heureux | feliz | feliz | felice | うれしい | 开心 | 행복 | счастье
  tired           | müde | fatigué | cansado | cansado | stanco | 疲れた | 累 | 피곤 | устал
  moon            | mond | lune | luna | lua | luna | 月 | 月亮 | 달 | луна
  rain            | regen | pluie | lluvia | chuva | pioggia | 雨 | 雨 | 비 | дождь
  lets go         | los geht’s | allons-y | vamos | vamos | andiamo | 行こう | 走吧 | 가자 | поехали
  music           | musik | musique | música | música | musica | 音楽 | 音乐 | 음악 | музыка
  snow            | schnee | neige | nieve | neve | neve | 雪 | 雪 | 눈 | снег
  fire            | feuer | feu | fuego | fogo | fuoco | 火 | 火 | 불 | огонь
  funny           | lustig | drôle | gracioso | engraçado | divertente | 面白い | 搞笑 | 웃긴 | смешно
  no way          | niemals | pas question | ni hablar | de jeito nenhum | neanche per sogno | まさか | 不可能 | 말도 안 돼 | ни за что
  weather         | wetter | météo | tiempo | clima | meteo | 天気 | 天气 | 날씨 | погода
  hypnotic        | hypnotisch | hypnotique | hipnótico | hipnótico | ipnotico | 催眠 | 催眠 | 최면 | гипноз
  flower          | blume | fleur | flor | flor | fiore | 花 | 花 | 꽃 | цветок
  geometric       | geometrisch | géométrique | geométrico | geométrico | geometrico | 幾何学的 | 几何图形 | 기하학적 | геометрический
  science         | wissenschaft | science | ciencia | ciência | scienza | 科学 | 科学 | 과학 | наука
  geometry        | geometrie | géométrie | geometría | geometria | geometria | 幾何学 | 几何 | 기하학 | геометрия
  holiday         | feiertag | jour férié | día festivo | feriado | festività | 祝日 | 节日 | 휴일 | праздник
  greeting        | gruß | salutation | saludo | saudação | saluto | 挨拶 | 问候 | 인사 | приветствие
  sad             | traurig | triste | triste | triste | triste | 悲しい | 难过 | 슬픔 | грустно
  love            | liebe | amour | amor | amor | amore | 愛 | 爱 | 사랑 | любовь
  excited         | aufgeregt | excité | emocionado | animado | emozionato | わくわく | 激动 | 신남 | восторг
  confetti        | konfetti | confettis | confeti | confete | coriandoli | 紙吹雪 | 彩纸 | 색종이 | конфетти
  friday          | freitag | vendredi | viernes | sexta-feira | venerdì | 金曜日 | 星期五 | 금요일 | пятница
  well done       | gut gemacht | bien joué | bien hecho | muito bem | ben fatto | よくできました | 干得好 | 잘했어 | молодец
  dance           | tanzen | danse | bailar | dançar | ballare | ダンス | 跳舞 | 춤 | танец
  halloween       | halloween | halloween | halloween | halloween | halloween | ハロウィン | 万圣节 | 핼러윈 | хэллоуин
  spooky          | gruselig | effrayant | espeluznante | assustador | spettrale | 不気味 | 阴森 | 으스스 | жутко
  tree            | baum | arbre | árbol | árvore | albero | 木 | 树 | 나무 | дерево
  colorful        | bunt | coloré | colorido | colorido | colorato | カラフル | 五颜六色 | 알록달록 | разноцветный
  mood            | stimmung | humeur | estado de ánimo | humor | umore | 気分 | 心情 | 기분 | настроение
  nope            | nee | non | nop | nem pensar | no | いやだ | 不行 | 싫어 | не-а
  wow             | wow | waouh | guau | uau | wow | すごい | 哇 | 와 | вау
  omg             | oh mein gott | oh mon dieu | dios mío | meu deus | oddio | なんてこった | 天哪 | 세상에 | боже мой
  awesome         | großartig | génial | genial | incrível | fantastico | 最高 | 太棒了 | 최고 | круто
  hot             | heiß | chaud | calor | quente | caldo | 暑い | 热 | 더워 | жарко
  spring          | frühling | printemps | primavera | primavera | primavera | 春 | 春天 | 봄 | весна
  neon            | neon | néon | neón | neon | neon | ネオン | 霓虹 | 네온 | неон
  lights          | lichter | lumières | luces | luzes | luci | 明かり | 灯光 | 불빛 | огни
  art             | kunst | art | arte | arte | arte | アート | 艺术 | 예술 | искусство
  window          | fenster | fenêtre | ventana | janela | finestra | 窓 | 窗户 | 창문 | окно
  tiles           | kacheln | carreaux | azulejos | azulejos | piastrelle | タイル | 瓷砖 | 타일 | плитка
  fractal         | fraktal | fractale | fractal | fractal | frattale | フラクタル | 分形 | 프랙털 | фрактал
  ocean           | ozean | océan | océano | oceano | oceano | 海洋 | 海洋 | 바다 | океан
  waves           | wellen | vagues | olas | ondas | onde | 波 | 海浪 | 파도 | волны
  sea             | meer | mer | mar | mar | mare | 海 | 大海 | 바다 | море
  bye             | tschüss | au revoir | adiós | tchau | ciao | バイバイ | 再见 | 안녕 | пока
  vacation        | urlaub | vacances | vacaciones | férias | vacanza | 休暇 | 度假 | 휴가 | отпуск
  reaction        | reaktion | réaction | reacción | reação | reazione | リアクション | 反应 | 반응 | реакция
  good morning    | guten morgen | bonjour | buenos días | bom dia | buongiorno | おはよう | 早上好 | 좋은 아침 | доброе утро
  morning         | morgen | matin | mañana | manhã | mattina | 朝 | 早晨 | 아침 | утро
  nap             | nickerchen | sieste | siesta | soneca | pisolino | 昼寝 | 午睡 | 낮잠 | дремать
  hi              | hi | salut | hola | oi | ciao | やあ | 嗨 | 안녕 | привет
  welcome         | willkommen | bienvenue | bienvenido | bem-vindo | benvenuto | ようこそ | 欢迎 | 환영 | добро пожаловать
  cry             | weinen | pleurer | llorar | chorar | piangere | 泣く | 哭 | 울음 | плакать
  on my way       | bin unterwegs | j’arrive | voy en camino | estou a caminho | arrivo | 今行く | 在路上 | 가는 중 | уже еду
  rocket          | rakete | fusée | cohete | foguete | razzo | ロケット | 火箭 | 로켓 | ракета
  fast            | schnell | rapide | rápido | rápido | veloce | 速い | 快 | 빠름 | быстро
  launch          | start | lancement | lanzamiento | lançamento | lancio | 打ち上げ | 发射 | 발사 | запуск
  birthday        | geburtstag | anniversaire | cumpleaños | aniversário | compleanno | 誕生日 | 生日 | 생일 | день рождения
  happy birthday  | alles gute zum geburtstag | joyeux anniversaire | feliz cumpleaños | feliz aniversário | buon compleanno | 誕生日おめでとう | 生日快乐 | 생일 축하해 | с днём рождения
  yay             | juhu | youpi | yupi | eba | evviva | やったー | 耶 | 야호 | ура
  hooray          | hurra | hourra | hurra | viva | urrà | 万歳 | 万岁 | 만세 | ура
  wish            | wunsch | vœu | deseo | desejo | desiderio | 願い | 愿望 | 소원 | желание
  new year        | neujahr | nouvel an | año nuevo | ano novo | capodanno | 新年 | 新年 | 새해 | новый год
  success         | erfolg | succès | éxito | sucesso | successo | 成功 | 成功 | 성공 | успех
  weekend         | wochenende | week-end | fin de semana | fim de semana | fine settimana | 週末 | 周末 | 주말 | выходные
  scary           | unheimlich | effrayant | aterrador | assustador | spaventoso | 怖い | 吓人 | 무서움 | страшно
  surprise        | überraschung | surprise | sorpresa | surpresa | sorpresa | びっくり | 惊喜 | 놀람 | сюрприз
  bats            | fledermäuse | chauves-souris | murciélagos | morcegos | pipistrelli | コウモリ | 蝙蝠 | 박쥐 | летучие мыши
  october         | oktober | octobre | octubre | outubro | ottobre | 10月 | 十月 | 10월 | октябрь
  christmas       | weihnachten | noël | navidad | natal | natale | クリスマス | 圣诞节 | 크리스마스 | рождество
  december        | dezember | décembre | diciembre | dezembro | dicembre | 12月 | 十二月 | 12월 | декабрь
  hearts          | herzen | cœurs | corazones | corações | cuori | ハート | 爱心 | 하트 | сердечки
  valentine       | valentinstag | saint-valentin | san valentín | dia dos namorados | san valentino | バレンタイン | 情人节 | 밸런타인 | день святого валентина
  romance         | romantik | romance | romance | romance | romanticismo | ロマンス | 浪漫 | 로맨스 | романтика
  pink            | rosa | rose | rosa | rosa | rosa | ピンク | 粉色 | 분홍 | розовый
  i love you      | ich liebe dich | je t’aime | te quiero | eu te amo | ti amo | 愛してる | 我爱你 | 사랑해 | я тебя люблю
  sweet           | süß | doux | dulce | doce | dolce | 甘い | 甜蜜 | 달콤함 | сладкий
  please          | bitte | s’il te plaît | por favor | por favor | per favore | お願い | 拜托 | 제발 | пожалуйста
  hope            | hoffnung | espoir | esperanza | esperança | speranza | 希望 | 希望 | 희망 | надежда
  fingers crossed | daumen drücken | croisons les doigts | dedos cruzados | dedos cruzados | dita incrociate | うまくいきますように | 祈求好运 | 행운을 빌어 | держу кулаки
  sorry           | entschuldigung | désolé | lo siento | desculpa | scusa | ごめん | 对不起 | 미안 | извини
  oops            | ups | oups | ups | ops | ops | おっと | 哎呀 | 이런 | упс
  thank you       | danke | merci | gracias | obrigado | grazie | ありがとう | 谢谢 | 고마워 | спасибо
  thanks          | danke schön | merci | gracias | obrigado | grazie | どうも | 多谢 | 고마워요 | спасибо
  grateful        | dankbar | reconnaissant | agradecido | grato | grato | 感謝 | 感激 | 감사 | благодарен
  you got this    | du schaffst das | tu vas y arriver | tú puedes | você consegue | ce la puoi fare | 君ならできる | 你能行 | 넌 할 수 있어 | у тебя получится
  yes             | ja | oui | sí | sim | sì | はい | 是 | 네 | да
  ok              | okay | d’accord | vale | tudo bem | va bene | オーケー | 好的 | 좋아 | хорошо
  agree           | einverstanden | d’accord | de acuerdo | concordo | d’accordo | 賛成 | 同意 | 동의 | согласен
  good            | gut | bien | bien | bom | buono | いいね | 好 | 좋다 | хорошо
  great           | toll | super | estupendo | ótimo | ottimo | 素晴らしい | 很棒 | 훌륭해 | отлично
  like            | gefällt mir | j’aime | me gusta | gostei | mi piace | いいね | 点赞 | 좋아요 | нравится
  absolutely      | absolut | absolument | por supuesto | com certeza | assolutamente | もちろん | 绝对 | 물론이지 | конечно
  motivation      | motivation | motivation | motivación | motivação | motivazione | やる気 | 动力 | 동기 부여 | мотивация
  drama           | drama | drame | drama | drama | dramma | ドラマ | 戏剧 | 드라마 | драма
  scream          | schrei | cri | grito | grito | urlo | 叫び | 尖叫 | 비명 | крик
  thinking        | nachdenken | réfléchir | pensar | pensando | pensare | 考え中 | 思考 | 생각 중 | думаю
  shocked         | schockiert | choqué | sorprendido | chocado | scioccato | 衝撃 | 震惊 | 충격 | шок
  no              | nein | non | no | não | no | いいえ | 不 | 아니 | нет
  never           | nie | jamais | nunca | nunca | mai | 絶対ない | 从不 | 절대 | никогда
  cat             | katze | chat | gato | gato | gatto | 猫 | 猫 | 고양이 | кошка
  cool            | cool | cool | genial | legal | figo | かっこいい | 酷 | 멋지다 | круто
  sleepy          | schläfrig | somnolent | con sueño | com sono | assonnato | 眠い | 困 | 졸려 | сонный
  cold            | kalt | froid | frío | frio | freddo | 寒い | 冷 | 추워 | холодно
  popcorn         | popcorn | pop-corn | palomitas | pipoca | popcorn | ポップコーン | 爆米花 | 팝콘 | попкорн
  amazing         | erstaunlich | incroyable | increíble | incrível | incredibile | 驚くべき | 惊人 | 놀라워 | потрясающе
  robot           | roboter | robot | robot | robô | robot | ロボット | 机器人 | 로봇 | робот
  slow            | langsam | lent | lento | lento | lento | 遅い | 慢 | 느림 | медленно
  film            | film | film | película | filme | film | 映画 | 电影 | 영화 | фильм
  countdown       | countdown | compte à rebours | cuenta atrás | contagem regressiva | conto alla rovescia | カウントダウン | 倒计时 | 카운트다운 | обратный отсчёт
  bear            | bär | ours | oso | urso | orso | クマ | 熊 | 곰 | медведь
  march           | marsch | marche | marcha | marcha | marcia | 行進 | 行进 | 행진 | марш
  ribbon          | band | ruban | cinta | fita | nastro | リボン | 丝带 | 리본 | лента
  meditation      | meditation | méditation | meditación | meditação | meditazione | 瞑想 | 冥想 | 명상 | медитация
  mosaic          | mosaik | mosaïque | mosaico | mosaico | mosaico | モザイク | 马赛克 | 모자이크 | мозаика
  circles         | kreise | cercles | círculos | círculos | cerchi | 円 | 圆圈 | 원 | круги
  lines           | linien | lignes | líneas | linhas | linee | 線 | 线条 | 선 | линии
  physics         | physik | physique | física | física | fisica | 物理 | 物理 | 물리 | физика
  spiral          | spirale | spirale | espiral | espiral | spirale | らせん | 螺旋 | 나선 | спираль
  infinity        | unendlichkeit | infini | infinito | infinito | infinito | 無限 | 无限 | 무한 | бесконечность
  sunset          | sonnenuntergang | coucher de soleil | atardecer | pôr do sol | tramonto | 夕日 | 日落 | 노을 | закат
  landscape       | landschaft | paysage | paisaje | paisagem | paesaggio | 風景 | 风景 | 풍경 | пейзаж
  magic           | magie | magie | magia | magia | magia | 魔法 | 魔法 | 마법 | магия
  boat            | boot | bateau | barco | barco | barca | ボート | 船 | 배 | лодка
  campfire        | lagerfeuer | feu de camp | fogata | fogueira | falò | たき火 | 篝火 | 모닥불 | костёр
  camping         | camping | camping | acampar | acampar | campeggio | キャンプ | 露营 | 캠핑 | кемпинг
  forest          | wald | forêt | bosque | floresta | foresta | 森 | 森林 | 숲 | лес
  warm            | warm | chaud | cálido | quente | caldo | 暖かい | 温暖 | 따뜻함 | тепло
  city            | stadt | ville | ciudad | cidade | città | 街 | 城市 | 도시 | город
  autumn          | herbst | automne | otoño | outono | autunno | 秋 | 秋天 | 가을 | осень
  dinosaur        | dinosaurier | dinosaure | dinosaurio | dinossauro | dinosauro | 恐竜 | 恐龙 | 공룡 | динозавр
  panda           | panda | panda | panda | panda | panda | パンダ | 熊猫 | 판다 | панда
  penguin         | pinguin | pingouin | pingüino | pinguim | pinguino | ペンギン | 企鹅 | 펭귄 | пингвин
  sloth           | faultier | paresseux | perezoso | preguiça | bradipo | ナマケモノ | 树懒 | 나무늘보 | ленивец
  monkey          | affe | singe | mono | macaco | scimmia | 猿 | 猴子 | 원숭이 | обезьяна
  butterfly       | schmetterling | papillon | mariposa | borboleta | farfalla | 蝶 | 蝴蝶 | 나비 | бабочка
  fish            | fisch | poisson | pez | peixe | pesce | 魚 | 鱼 | 물고기 | рыба
  ghost           | gespenst | fantôme | fantasma | fantasma | fantasma | お化け | 幽灵 | 유령 | привидение
  hug             | umarmung | câlin | abrazo | abraço | abbraccio | ハグ | 拥抱 | 포옹 | объятие
  cake            | kuchen | gâteau | pastel | bolo | torta | ケーキ | 蛋糕 | 케이크 | торт
  coffee          | kaffee | café | café | café | caffè | コーヒー | 咖啡 | 커피 | кофе
  hungry          | hungrig | faim | hambre | com fome | fame | お腹すいた | 饿 | 배고파 | голодный
  food            | essen | nourriture | comida | comida | cibo | 食べ物 | 食物 | 음식 | еда
  angry           | wütend | en colère | enfadado | com raiva | arrabbiato | 怒り | 生气 | 화남 | злой
  laugh           | lachen | rire | reír | rir | ridere | 笑い | 笑 | 웃음 | смех
  scared          | angst | peur | miedo | medo | paura | 怖がる | 害怕 | 무서워 | страх
  good luck       | viel glück | bonne chance | buena suerte | boa sorte | buona fortuna | 頑張って | 祝你好运 | 행운을 빌어 | удачи
  applause        | applaus | applaudissements | aplausos | aplausos | applausi | 拍手 | 鼓掌 | 박수 | аплодисменты
  balloons        | luftballons | ballons | globos | balões | palloncini | 風船 | 气球 | 풍선 | воздушные шары
  fireworks       | feuerwerk | feux d’artifice | fuegos artificiales | fogos de artifício | fuochi d’artificio | 花火 | 烟花 | 불꽃놀이 | фейерверк
  merry christmas | frohe weihnachten | joyeux noël | feliz navidad | feliz natal | buon natale | メリークリスマス | 圣诞快乐 | 메리 크리스마스 | с рождеством
  happy new year  | frohes neues jahr | bonne année | feliz año nuevo | feliz ano novo | buon anno | あけましておめでとう | 新年快乐 | 새해 복 많이 받으세요 | с новым годом
  rainbow         | regenbogen | arc-en-ciel | arcoíris | arco-íris | arcobaleno | 虹 | 彩虹 | 무지개 | радуга
  desert          | wüste | désert | desierto | deserto | deserto | 砂漠 | 沙漠 | 사막 | пустыня
  train           | zug | train | tren | trem | treno | 電車 | 火车 | 기차 | поезд
  mountains       | berge | montagnes | montañas | montanhas | montagne | 山 | 山 | 산 | горы
  beach           | strand | plage | playa | praia | spiaggia | ビーチ | 海滩 | 해변 | пляж
  clock           | uhr | horloge | reloj | relógio | orologio | 時計 | 时钟 | 시계 | часы
  deal            | abgemacht | marché conclu | trato hecho | combinado | affare fatto | 決まり | 成交 | 약속 | договорились
  quiet           | leise | silence | silencio | silêncio | silenzio | 静かに | 安静 | 조용히 | тихо
  secret          | geheimnis | secret | secreto | segredo | segreto | 秘密 | 秘密 | 비밀 | секрет
  universe        | universum | univers | universo | universo | universo | 宇宙 | 宇宙 | 우주 | вселенная
`;

const WORDS = new Map(
  TABLE.trim()
    .split('\n')
    .map((line) => line.split('|').map((word) => word.trim()))
    .map(([tag, ...words]) => [tag, words]),
);

/** Tags in the other languages, as far as the table knows them; their titles nobody has written. */
export function tagTranslations(tags) {
  const known = tags.flatMap((tag) => [WORDS.get(typeof tag === 'string' ? tag : tag.text) ?? []]);
  const inLanguage = (index) => [...new Set(known.flatMap((words) => words[index] ?? []))];
  const entries = LANGUAGES.map((language, index) => [language, { title: '', tags: inLanguage(index) }]);
  return Object.fromEntries(entries.filter(([, { tags: words }]) => words.length > 0));
}

/** Common base words of passwords in India, without decoration. Our own list. */
const WORDS = new Set(
  `password passwd passphrase passcode pass secret letmein welcome admin administrator login logmein signin user username guest
  default changeme changeit root master test testing tester temp temporary demo sample example access account computer internet
  qwerty qwertyuiop qwertyui qwertz azerty asdfgh asdfghjkl asdf zxcvbn zxcvbnm qazwsx qazwsxedc qwaszx qweasd qweasdzxc
  abcdef abcdefg abcdefgh abcdefghi abcdefghij abcabc aaabbb abc abcd iloveyou iloveu iloveme loveyou lovely love lovers
  loveme mylove truelove iloveyoubaby babygirl baby princess prince angel sweetheart sweety sweetie darling honey sunshine
  rainbow butterfly flower flowers beautiful beauty fashion makeup lipstick shopping shop theproduct product cosmetics
  monkey dragon tiger lion eagle falcon phoenix horse kitten superman batman spiderman pokemon naruto starwars matrix
  football baseball basketball cricket soccer hockey chelsea arsenal liverpool barcelona realmadrid manchester
  michael jordan jennifer jessica ashley nicole daniel andrew joshua matthew charlie thomas robert george
  india bharat jaihind jaishreeram jaimatadi omnamahshivaya omsairam sairam shivshakti ganesh ganesha krishna radhakrishna
  radheradhe hanuman bajrangbali mahadev harharmahadev waheguru jesus jesuschrist godisgreat allahuakbar bismillah ramram
  hindustan delhi newdelhi mumbai jaipur bangalore bengaluru chennai kolkata hyderabad bollywood mummypapa maapapa mumdad
  mummy papa familyfirst myfamily family friends bestfriend forever foreveryours freedom success money business security
  whatever trustno nothing something anything everything computer samsung iphone android google facebook instagram whatsapp
  summer winter monsoon spring autumn january february march april june july august september october november december
  monday tuesday wednesday thursday friday saturday sunday hello helloworld hellohello goodmorning goodnight thankyou`
    .split(/\s+/)
    .filter((word) => word !== ''),
)

const LEET: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}
const KEYBOARD = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
]

/** True for a decorated common word, a keyboard or alphabet run, repeated characters, or the shopper's own name, address or number. */
export function isCommonPassword(password: string, own: readonly (string | undefined)[] = []): boolean {
  const plain = password.normalize('NFKC').toLowerCase().replaceAll(/\s/g, '')
  if (new Set(plain).size < 5 || isRepeated(plain)) return true
  const core = plain.replaceAll(/^[^a-z]+|[^a-z]+$/g, '')
  const words = [
    core,
    Array.from(core, (char) => LEET[char] ?? char).join(''),
    core.replaceAll(/[^a-z]/g, ''),
  ]
  return (
    words.some((text) => WORDS.has(text) || isDoubled(text)) ||
    isRun(plain) ||
    isZigzag(plain) ||
    isWordWithDigits(plain) ||
    own.some((text) => text !== undefined && isMadeOf(plain, text))
  )
}

/** One repeated piece, such as "abc1abc1abc1". */
function isRepeated(text: string): boolean {
  return /^(.{1,6}?)\1+$/.test(text)
}

/** Two common words, such as "hellopassword". */
function isDoubled(text: string): boolean {
  return Array.from(text).some((_, at) => at > 2 && WORDS.has(text.slice(0, at)) && WORDS.has(text.slice(at)))
}

/** Mostly neighbours on a keyboard or in the alphabet: "1234567890", "zyxwvutsrq". */
function isRun(text: string): boolean {
  const steps = Array.from(text.slice(1), (char, at) => `${text[at]}${char}`)
  const lines = KEYBOARD.flatMap((line) => [line, Array.from(line).toReversed().join('')])
  const neighbours = steps.filter((step) => lines.some((line) => line.includes(step)))
  return neighbours.length >= steps.length * 0.8
}

/** Two interleaved runs: "1q2w3e4r5t". */
function isZigzag(text: string): boolean {
  const half = (offset: number) =>
    Array.from(text)
      .filter((_, at) => at % 2 === offset)
      .join('')
  return isRun(half(0)) && isRun(half(1))
}

/** One short word with predictable digits: "sachin@1234", "lantern2026". */
function isWordWithDigits(text: string): boolean {
  const digits = /^[^a-z\d]*[a-z]{1,10}[^a-z\d]*(\d{0,8})[^a-z\d]*$/.exec(text)?.[1]
  return digits !== undefined && (digits.length < 3 || /^(?:19|20)\d\d$/.test(digits) || isRun(digits))
}

/** The shopper's own name, address or number with little added. */
function isMadeOf(password: string, own: string): boolean {
  const whole = own.toLowerCase()
  const pieces = [whole, ...whole.split(/[^\p{L}\p{N}]+/u)].filter((piece) => piece.length >= 3)
  const rest = pieces.reduce((text, piece) => text.replaceAll(piece, ''), password)
  return rest.length < password.length && rest.replaceAll(/[^\p{L}]/gu, '').length < 3
}

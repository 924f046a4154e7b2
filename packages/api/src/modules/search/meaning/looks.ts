import { foldWords } from '../foldText.ts'
import { edged } from './edged.ts'

const ENDING = '(?: (?:look|style|aesthetic|vibes?|core|era|inspo))?'

/**
 * Looks of the year and words of those who show them, which hardly any product is called by. They need not be met, and what is called so comes first:
 * "y2k jeans", "ballet core flats".
 */
export const LOOKS: readonly RegExp[] = [
  edged(
    `(?:clean girl|old money|coquette|that girl|soft girl|tomato girl|baddie|gen[ -]?z|main character|dark academia|indie sleaze)${ENDING}`,
  ),
  // A decade is a look, which a brown of the nineties has in no other way.
  edged(String.raw`(?:(?:in|of|from) )?(?:the )?(?:early |late )?(?:(?:19)?[5-9]0|2000)['’]?s|y2k${ENDING}`),
  edged(String.raw`\p{L}{4,}(?: ?-?)core(?: (?:look|style|aesthetic))?(?! (?:training|strength|workout))`),
  edged(
    '(?:fit|outfit) (?:check|inspo|inspiration|of the day)|ootd|grwm|must[ -]haves?|holy grail|(?:girly|cute)(?: vibes?)?',
  ),
  edged(
    String.raw`(?:(?:viral|trending|famous|popular|seen|hit) )?(?:on |in |from )?(?:insta(?:gram)?|(?:insta )?reels?|tik ?tok|pinterest|you ?tube)(?: (?:pe|par|wala|wali|wale|famous|viral|trend(?:ing)?|reels?))*|viral`,
  ),
  // A brand of cleansers is called so, too.
  edged('simple(?! (?:face|skin|cleans|micellar|toner|moisturi|hydrat|kind|refresh))(?: sa| si| se)?(?= )'),
  edged(
    String.raw`(?:for )?(?:(?:tall|short|petite|lamb[aie]|chhot[aie]|chot[aie]|naat[aie])(?: height)?) (?:women|woman|ladies|lady|girls?|people|ladki|ladkiyon|aurat|auraton)(?: (?:ke liye|ka|ki|ke))?`,
  ),
  // Praise of what care does.
  edged(
    String.raw`(?:that|which|jo) (?:(?:really|actually) )?works?(?: (?:fast|quickly|well|instantly|overnight))?(?= *$)|(?<=(?:care|skin ?care|hair ?care) )routines?`,
  ),
]

/** Words that tell of no look by themselves. */
const PLAIN = new Set(
  'look style aesthetic vibe vibes core era inspo for in of from the on pe par wala wali wale check outfit fit that which jo works work really ke ki ka liye women woman ladies girls ladki ladkiyon trending viral famous popular seen hit'.split(
    ' ',
  ),
)

/** The looks of a text, as titles name them: "ballet" of "balletcore", and "old money". */
export const looksIn = (text: string): string[] => [
  ...new Set(
    LOOKS.flatMap((look) => text.match(look) ?? [])
      .map((found) =>
        foldWords(found)
          .map((word) => word.replace(/(?<=.{4})core$/, ''))
          .filter((word) => !PLAIN.has(word))
          .join(' '),
      )
      .filter((look) => look !== ''),
  ),
]

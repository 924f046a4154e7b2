import type { Details } from '../details.ts'

// oxfmt-ignore
export const momAndBaby: readonly Details[] = [
  {
    of: ['maternity-wear'],
    good: ['It grew with me until the last week.', 'I fed my baby in a crowded waiting room, and nobody noticed.', 'My bump was warm and not squeezed.', 'I wore it home from the hospital.', 'My back was glad of soft things, and this is one.', 'It does not look like a tent.', 'Even after the birth I reach for it.', 'I went to office in it until month eight.', 'My swollen body felt like mine in it.', 'My scar was not touched by any edge.', 'At night feeds I find the opening without light.', 'It looked good at my baby shower.', 'I have passed it on to my cousin, still like new.', 'Nothing pressed on my tummy after dinner.'],
    bad: ['In the last month it was short at the front.', 'I had hoped that it would stretch more.'],
  },
  {
    of: ['maternity-care'],
    good: ['Pleasant even when everything made me sick.', 'My doctor had no objection.', 'My stretched skin feels better for it.', 'I use it morning and night since month five.', 'My husband took over after week thirty, and it was nice.', 'I took it to the hospital with me.', 'It eased the itch on my bump.'],
    bad: ['I see no difference on my tummy yet.', 'It is used up quickly.'],
  },
  {
    of: ['baby-skin', 'baby-bath', 'diapering'],
    good: [
      'No rash on my son’s sensitive skin.', 'Mild, I would know it by the crying.', 'The paediatrician had no objection.', 'I keep one at my parents’ house, too.', 'The folds at her neck are not red any more.', 'We used it from day ten without trouble.', 'My mother wanted to use her own recipe, and has stopped saying so.', 'It is quick, and with twins that counts.', 'My baby laughs when he sees it.',
      'She slept five hours, I will not say more.', 'His skin is calm even in this sticky weather.', 'I read every word on the pack before the first use.', 'Our day care asked for the name.', 'It goes with us on every train ride.', 'My daughter was born early, and her skin took it well.', 'My sister used it before me.',
    ],
    bad: ['We use it up before the month is over.', 'My daughter’s skin got a bit dry.', 'It did not do more than our old one.'],
  },
  {
    of: ['rompers', 'swaddles', 'feeding', 'baby-toys'],
    good: [
      'Nothing rough or sharp, I checked.', 'In use every day, and it is like new.', 'My little one likes it.', 'Easy to keep clean.', 'Even the grandmothers approved.', 'My baby reaches for it.', 'It came to the hospital and home with us.', 'It looks sweet and is of use, which is rare in baby things.', 'I bought one for my neighbour’s newborn.', 'It has survived a dog and two cousins.',
      'It was in the photos of the naam karan.', 'My husband manages it alone at night.', 'We use it every day, and it has no mark.', 'It is soft on his cheek.', 'It packs small for the trip to his nani.', 'No bad smell out of the pack.', 'My maid likes how fast it is clean.', 'He fusses less since we have it.',
    ],
    bad: ['I had thought that it was larger.', 'It looked used after some weeks.', 'We did not need it for long.', 'It is nice, but we could have done without.', 'My little one did not take to it.', 'We used it less than I had planned.'],
  },
]

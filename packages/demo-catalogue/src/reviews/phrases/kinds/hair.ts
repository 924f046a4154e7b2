import type { Details } from '../details.ts'

// oxfmt-ignore
export const hair: readonly Details[] = [
  {
    of: ['shampoo', 'conditioner', 'hair-mask'],
    good: ['Fewer strands on the bathroom floor.', 'The comb goes through without a fight.', 'My waves have their bounce back.', 'It rinses out fast, even with a bucket bath.', 'Not dry at the ends, and not flat at the top.', 'Good with our borewell water.', 'Three days until my roots get oily.', 'My hostel water had ruined my hair, and this brought it back.', 'My curls clump instead of going in all directions.', 'My hair dries soft, without any serum.', 'My daughter can comb her own hair now.', 'It was kind to my coloured lengths.', 'My pony tail feels thicker, though that may be the volume.'],
    bad: ['My ends feel like straw without a serum.', 'My roots were oily again the next day.', 'My hair fall is the same.', 'With our hard water it takes long to rinse.', 'It weighs my fine hair down.'],
  },
  {
    of: ['hair-oil', 'hair-serum', 'styling'],
    good: [
      'The frizz lay down at once.', 'Not greasy on the pillow.', 'Two small portions do for long hair.', 'My plait shines like in school days.', 'It washes out with one shampoo.', 'Baby hair at the front behaves.', 'Rainy Mangaluru, and my hair still had a shape.', 'My mother puts it on my head on Saturdays, as before.',
      'My ends do not split as fast as they did.', 'I could run my fingers through after a day on the scooter.', 'My bun held for a whole classical concert.', 'It made my rough lengths feel like hair again.', 'My daughter sits still for it, as she likes it.', 'I do not need the straightener on most days.',
      'My grey strands stand up less.', 'Four weeks, and the parlour lady said my hair is healthier.', 'It does not make my forehead break out.', 'A little in the palms, and the flyaways are gone.', 'My hair had a shine in every wedding photo.', 'Good on my thick, wavy hair.', 'No sticky feeling in the helmet.',
    ],
    bad: ['Too sticky for short hair.', 'By evening the frizz was back.', 'It needs two shampoos to come out.', 'A little too much and I look as if I had not washed.', 'I had hoped for more shine.'],
  },
  {
    of: ['scalp-care'],
    good: ['My scalp does not itch any more.', 'Less white dust on my black kurta.', 'My parting looks a little fuller.', 'It does not make my roots greasy.', 'I massage it in during the news, and it calms me, too.', 'My scalp was sore from tight buns, and it is better.', 'Small hairs are coming at the temples.', 'I can wear navy to work again.'],
    bad: ['I count as many hairs in the drain as before.', 'It makes my roots oily by evening.', 'The itch came back after some days.'],
  },
  {
    of: ['hair-colour'],
    good: ['My hair looks cared for at the temples, too.', 'It looks natural in sunlight.', 'It did not burn my scalp.', 'After six washes it is still there.', 'I did it at home on a Sunday with my sister-in-law.', 'No orange tone, not even at the roots.', 'My hair is as soft as it was before.', 'The result is close to the picture on my dark hair.', 'My mother looks ten years younger and knows it.', 'Little of it ended on my ears.', 'My stylist asked who had done it.', 'The instructions are easy to follow.', 'It is even from the roots to the ends.'],
    bad: ['The greys at my temples showed again soon.', 'It came out darker than on the screen.', 'One pack is not enough for waist-long hair.'],
  },
  {
    of: ['hair-tools'],
    good: ['Good on my thick hair, no pulling.', 'It fits into my travel bag.', 'My hair was done before my chai was cold.', 'My wrist does not ache after it.', 'My mother has ordered one after using mine.', 'Knots come out, and I do not cry.', 'It feels solid and has survived two falls.', 'I learned to use it in one evening.', 'My fine hair does not snap.', 'Nice weight, not too heavy.'],
    bad: ['It feels lighter than in the pictures.', 'I thought it would be bigger.', 'On my thick hair it takes too long.'],
  },
]

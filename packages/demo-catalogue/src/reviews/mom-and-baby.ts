import type { DemoReview } from '../types.ts'

export const momAndBabyReviews: DemoReview[] = [
  {
    fits: ['baby-care', 'maternity-care'],
    rating: 5,
    title: 'First-time mom, one less worry',
    body: 'Was recommended by my cousin and now I am recommending it. Simple, does the work, and arrives fast, which matters at this stage of life.',
  },
  {
    fits: ['mom-and-baby'],
    rating: 4,
    title: 'Good quality',
    body: 'Well made and nicely packed. Costs a little more than the local market but you can feel why.',
  },
  {
    fits: ['baby-skin'],
    rating: 5,
    title: 'Suits my son',
    body: 'He is very sensitive and we had tried so many. Three months with this and no trouble. Showed it to our paediatrician as well and she was fine with it.',
  },
  {
    fits: ['diapering'],
    rating: 5,
    title: 'No smell, thank god',
    body: 'Let my baby smell like a baby! Using since she was two months.',
  },
  {
    fits: ['diapering', 'feeding'],
    rating: 4,
    title: 'Useful in travel',
    body: 'Carried it on a 12 hour train journey with a 7 month old. Did its job without drama. Wish it took less space in the bag.',
  },
  {
    fits: ['baby-skin'],
    rating: 3,
    title: 'Ok, but costly',
    body: 'Good quality but the rate is high for something you need every month. We need a family pack.',
  },
  {
    fits: ['baby-care'],
    rating: 5,
    title: 'Ordered at midnight, came in the morning',
    body: 'Needed it at once, and baby was not in a mood to understand. You people are lifesavers.',
  },
  {
    fits: ['baby-skin', 'diapering'],
    rating: 2,
    title: 'Did not suit my baby',
    body: 'She was not comfortable with it so we stopped after two days. Others in my mothers group are happy with it.',
  },
  {
    fits: ['rompers', 'swaddles'],
    rating: 5,
    title: 'Buttery soft',
    body: 'Washed it before first use and it became even softer. No rough tags anywhere. Even the seams inside are soft.',
  },
  {
    fits: ['rompers', 'swaddles'],
    rating: 4,
    title: 'Cute and practical',
    body: 'Everybody asks where it is from. Survives daily washing with two babies (twins, pray for me).',
  },
  {
    fits: ['baby-wear'],
    rating: 5,
    title: 'Annaprashan gift',
    body: 'Looked so sweet, the parents loved it. Nice cloth bag packing instead of plastic.',
  },
  {
    fits: ['rompers'],
    rating: 3,
    title: 'Bigger than I thought',
    body: 'See the measurements before ordering. Anyway babies grow, so it will be used in two months.',
  },
  {
    fits: ['baby-toys'],
    rating: 5,
    title: 'Goes everywhere with her',
    body: 'Car, cot, doctor. It has been chewed, dropped and dragged through the park, and is still in one piece.',
  },
  {
    fits: ['feeding', 'baby-bath'],
    rating: 5,
    title: 'No more drama',
    body: 'What used to be half an hour of tears is now five minutes. My mother wants the credit, but it is this.',
  },
  {
    fits: ['maternity'],
    rating: 5,
    title: 'Comfort at last',
    body: 'Eighth month, Hyderabad, May. That is all you need to know. This got me through.',
  },
  {
    fits: ['maternity-wear'],
    rating: 4,
    title: 'Using it after delivery also',
    body: 'Good that it is not only for those nine months. Still wearing it at home. One star less for the slow delivery to my town.',
  },
  {
    fits: ['maternity'],
    rating: 4,
    title: 'Gentle on everything',
    body: 'My skin became so fussy in the second trimester. Nothing itchy or tight about this.',
  },
]

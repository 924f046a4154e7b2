import type { Details } from '../details.ts'

// oxfmt-ignore
export const fragranceAndBath: readonly Details[] = [
  {
    of: ['eau-de-parfum', 'attar', 'eau-de-toilette', 'body-mist'],
    good: [
      'My dupatta smelled of it the next day.', 'Not sweet like a mithai shop, which I like.', 'It survives the heat of a Nagpur afternoon.', 'Close to the skin, good for the office.', 'Two touches at the neck are enough.', 'It opens sharp and becomes soft in ten minutes.', 'Right for puja mornings and for dinners.', 'My teenage daughter has asked for her own.',
      'The cab driver asked what it was, for his wife.', 'It smells of me by the evening, and that is what I want.', 'No headache, and I am careful with such things.', 'My scarf kept it through a flight to Guwahati.', 'It reminds me of rain on a terrace.', 'I wore it for my interview and got the job.', 'My sister sniffs my shoulder each time she visits.',
      'Neither old-fashioned nor childish.', 'My husband bought it, and for once he chose well.', 'It stays polite in a crowded lift.', 'Nobody else in my office has it.', 'I close my eyes and am in my nani’s garden.', 'I put it on for myself on days at home.', 'It lasts from the school run to the evening walk.', 'I was done with flowery ones, and this one is different.',
      'Even in the monsoon it does not turn sour on me.', 'It goes with silk and with a T-shirt.', 'People lean in to ask.',
    ],
    bad: ['I have to put it on again by noon.', 'The beginning is sharp, one has to wait.', 'In the heat it became too sweet for me.', 'There is less in it than I had in mind.', 'On paper I liked it, on my skin not so much.', 'It is lovely, and then it is gone.'],
  },
  {
    of: ['deodorant'],
    good: ['I came home from a full Metro and still felt fresh.', 'No yellow marks on my white kurta.', 'It does not sting after waxing.', 'Mild, nobody sneezes.', 'A dance class in June, and I was fine.', 'My skin has not darkened from it.', 'Dry before I put on my shirt.', 'I stopped carrying a spare top.', 'It works for my daughter, who is thirteen, too.'],
    bad: ['By the evening I needed it again.', 'It left a mark on my black top.', 'On a hot day it gives up at lunch.'],
  },
  {
    of: ['candles'],
    good: ['It arrived without a crack, well wrapped.', 'I gave one for a housewarming and was asked where it is from.', 'It looks lovely on our Diwali table.', 'It fills our drawing room and not the whole building.', 'I read beside it every evening.', 'Our flat smells of it when I open the door.', 'No soot on the wall.', 'My mother-in-law moved hers to the puja room.', 'A power cut has never been so pleasant.'],
    bad: ['It is smaller than it looks on the page.', 'In our big hall one hardly notices it.', 'It was used up sooner than I thought.'],
  },
  {
    of: ['gift-sets'],
    good: ['It arrived well wrapped, without a dent.', 'I gave it to my sister and she posted it at once.', 'Right for Rakhi and for birthdays.', 'My teacher was touched by it.', 'I opened it only to look, and then could not give it away.', 'She used everything in it, not only the pretty parts.'],
    bad: ['The pieces look larger on the page.', 'The outer box had a dent, not nice for a gift.', 'Of the pieces I use only some.'],
  },
  {
    of: ['body-wash', 'soap'],
    good: ['My skin does not feel tight after the bath.', 'Good even with our hard water.', 'It rinses off quickly with a bucket bath.', 'It lasts longer than I thought.', 'My back has fewer bumps in this heat.', 'Even my husband noticed the bathroom.', 'I come out of the bath in a better mood.', 'My eczema patches stayed quiet.', 'The children use it without being chased.', 'It feels gentle after a day of sweat and dust.', 'My guests asked me about it.', 'It has replaced three half-used ones.', 'My skin is soft until the next morning.'],
    bad: ['It is used up too fast for a family of four.', 'My legs were dry after it.', 'I had to use a lot of it to feel clean.'],
  },
  {
    of: ['foot-care'],
    good: [
      'My heels do not catch on the bed sheet any more.', 'I wear open sandals without thinking.', 'It has become our Saturday ritual, my mother on one side, I on the other.', 'Barefoot on our marble floor all winter, and this was enough.', 'My feet feel light after a double shift.', 'The cracks have closed, slowly but surely.', 'My pedicure lasts longer with it.',
      'I stand in a classroom all day, and my feet say thanks.', 'No slipping, no mess, ten minutes and done.', 'My husband was shy about it and now asks for it.', 'Anklets look better on cared-for feet.', 'My walking shoes are kinder to me since.', 'The hard skin at my big toe is softer.', 'After the yatra my feet needed help, and got it.', 'I cancelled the parlour this month.', 'My father is diabetic and careful with his feet, and he is happy.', 'I do it while watching my serial.', 'I should have started before the sandal season.', 'My feet look like they belong to the rest of me.', 'Even the sides are smooth.',
    ],
    bad: ['My heels asked for something stronger.', 'I did it for a week and saw little.', 'It is pleasant, and gone too soon.', 'I had hoped to skip the parlour, and could not.', 'My skin there is tough, so it takes long.'],
  },
  {
    of: ['body-lotion', 'body-butter', 'body-oil', 'hand-cream'],
    good: [
      'It sinks in quickly, no oily marks on my kurta.', 'The dry skin of this winter is gone.', 'My skin stays soft until the next bath.', 'The texture is rich and not sticky.', 'My mother’s rough skin likes it, too.', 'My cracked skin has closed in ten days.', 'I can touch my phone right after it.', 'No white lines when I scratch by mistake.',
      'It calms my skin after waxing.', 'My grandmother of 84 asks me to rub it in.', 'I do it while the tea boils.', 'Winter in Chandigarh is hard, this made it easy.', 'My skin has a light sheen and no grease.', 'I was told to drink more water, and this helped faster.', 'I use less of it each week, as my skin needs less.',
      'My skin no longer catches on my silk saree.', 'One of us hides it, the other finds it.', 'After washing clothes my skin burned, and now it does not.', 'It is the last thing I do before the light goes off.', 'Even the rough bits are better.', 'I took it to the mountains, and it was enough.', 'My tattoo looks fresh with it.', 'No itching under woollens this year.',
      'My skin drinks it and does not ask for more.', 'I like how quickly I can get dressed.', 'My yoga mat does not slip after it.', 'It was on my shelf for a month, I should have opened it sooner.',
    ],
    bad: ['My skin was dry again by evening.', 'It feels sticky in the humid months.', 'Rough skin needs something stronger.', 'I use so much of it that it is over soon.', 'It took long to sink in.', 'I left prints on the newspaper.', 'I see a small difference, not a big one.', 'My elbows asked for more.'],
  },
]

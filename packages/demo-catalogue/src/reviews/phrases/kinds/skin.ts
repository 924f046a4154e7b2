import type { Details } from '../details.ts'

// oxfmt-ignore
export const skin: readonly Details[] = [
  {
    of: ['face-scrub', 'ubtan', 'toner', 'sheet-mask'],
    good: [
      'My face feels fresh after it, not tight.', 'It feels pleasant from the first moment.', 'My tan from Goa is a little lighter.', 'No burning around the nose, which is rare for me.', 'I use it on Sundays and see it on Mondays.', 'My makeup sat better afterwards.',
      'My skin felt clean in a soft way.', 'I did it together with my roommate, and both of us looked rested.', 'The dullness after exam week is gone.', 'My cheeks did not turn red, and they turn red from everything.', 'It is my five quiet minutes after the children sleep.',
      'My nose feels smooth when I touch it.', 'Before Diwali I used it three times, and my aunts asked questions.', 'It made my skin ready for the cream after it.', 'I was afraid of a reaction, and there was none.', 'The glow lasted through the whole weekend.',
      'Good after a dusty ride to work.', 'My chin is less bumpy.', 'It takes me a minute, no more.',
    ],
    bad: ['It stung a little near my nose.', 'My oily forehead noticed no difference.', 'The glow was gone the next morning.', 'For my dry skin in winter it is too much.', 'I had to moisturise twice after it.'],
  },
  {
    of: ['face-wash', 'cleanser'],
    good: [
      'My face does not feel stretched after it.', 'It takes off sunscreen and the dust of the road.', 'The oil on my nose stays away till evening.', 'Gentle on my acne marks.', 'The texture is pleasant, and it rinses away clean.', 'I use it after the gym and my skin stays calm.',
      'My teenage son uses it without being told.', 'My kajal comes off with it, and my eyes do not burn.', 'I get fewer pimples before my periods.', 'It works with our tanker water, too.', 'My skin is soft, and I do not run for the cream.', 'It has become the first thing of my morning.',
      'Two months, and my forehead is smooth.', 'Nothing dries on my cheeks after it.', 'After a day in Delhi smog the towel stays clean.', 'Even my husband has moved on from bath soap.',
    ],
    bad: ['My cheeks felt tight after it.', 'I still needed a second round for the sunscreen.', 'My T-zone was shiny again by eleven.', 'It stung a bit where I had picked a pimple.', 'My skin was thirsty after it in December.'],
  },
  {
    of: ['moisturiser', 'gel-cream', 'night-cream', 'face-serum', 'face-oil', 'eye-care', 'sunscreen', 'after-sun'],
    good: [
      'It sinks in before I have found my dupatta.', 'A little goes a long way.', 'My dry patches are gone.', 'It does not sting after threading.', 'My combination skin is fine with it.', 'No new pimples, and I get them from everything.', 'My husband steals it, which says enough.',
      'My skin looks rested even when I am not.', 'I use it on my neck as well, and it is happy.', 'After laser I was told to be careful, and this caused no trouble.', 'My mother and I share one, and we never share.', 'It does what it says and does not shout about it.',
      'I finished it to the last bit, which I never do.', 'My skin is not the patchy thing it was in winter.', 'No burning on my retinol nights.', 'My fingers do not feel greasy after it.', 'I have oily skin in a humid city, and we get along.', 'Third month with it, and I have stopped looking for others.',
      'It takes ten seconds, and that is why I keep doing it.', 'My face no longer feels tight after the bath.', 'I travel with it, it is that kind of thing for me.', 'My colleague asked whether I have changed my diet.', 'It does not pill when I am in a hurry.', 'My redness after the metro and the sun is less.',
      'My skin drinks everything, and this is enough for the day.', 'I notice it most on the days when I forget it.', 'Nothing stings, not even near my eyes.', 'It agrees with my vitamin C in the morning.', 'I had perioral trouble for months and it did not come back.',
    ],
    bad: ['It pilled under my makeup.', 'I see no difference in my spots yet.', 'It is a bit thick for Mumbai.', 'I need more of it than I thought, so it ends soon.', 'It sat on my skin for long.', 'My forehead was not amused in July.'],
  },
  {
    of: ['moisturiser', 'gel-cream', 'night-cream'],
    good: ['No sticky film, even in May.', 'My skin is still soft when I get up.', 'A Shimla winter, and my cheeks did not crack.', 'The texture is light and not heavy on my skin.', 'My face feels cushioned, I have no better word.', 'It has calmed the flaky bits at my nostrils.', 'AC from nine to six, and my skin is not thirsty.', 'My son’s dry cheeks got a bit of it, too.'],
    bad: ['It stays greasy on my forehead in humid weather.'],
  },
  {
    of: ['face-serum', 'face-oil', 'eye-care', 'night-cream'],
    good: ['My old marks from school are softer.', 'I put it on after dinner and my skin is plump in the morning.', 'The lines on my forehead are still mine, but softer.', 'My under-eyes look less like a crumpled dupatta.', 'I began with twice a week and now use it daily.', 'Even my beautician saw that something is different.', 'It layers well and does not roll off.', 'A few weeks of patience, and my skin looks clearer.'],
    bad: ['I am waiting for the result since two months.'],
  },
  {
    of: ['after-sun'],
    good: ['I came back from Varkala red, and by morning it was pink.', 'My shoulders did not peel this time.', 'It took the heat out while the fan did the rest.', 'My son let me put it on, which means that it does not sting.', 'After Holi in full sun my neck was grateful.', 'I was out at a cricket match all day, and slept well after it.', 'My arms cooled down within minutes.', 'It did not stain the bed sheet of the hotel.', 'A school sports day, and my nose recovered overnight.', 'I use it on the back of my hands after driving.'],
    bad: ['The cooling is over quickly.', 'My tan is as it was.'],
  },
  {
    of: ['sunscreen', 'after-sun'],
    good: ['My makeup sits well on top of it.', 'I walk to school at noon with the children, and my face is fine.', 'My skin felt cool and quiet after it.', 'I can use it on my arms without worrying about my sleeves.', 'Two hours of pickleball, and no red nose.', 'I use it daily, even on grey monsoon days.', 'My hands have stopped getting darker on the scooter.', 'My father puts it on for his morning walk.'],
    bad: ['Sweat brought it into my eyes once.'],
  },
]

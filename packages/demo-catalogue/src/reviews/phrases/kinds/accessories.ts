import type { Details } from '../details.ts'

// oxfmt-ignore
export const accessories: readonly Details[] = [
  {
    of: ['juttis', 'sandals'],
    good: [
      'No blister, not even on the first day.', 'My broad feet fit in.', 'I danced in them at the sangeet.', 'Right with a kurta and with jeans.', 'I walked from the car park to the hall and back on gravel.', 'My heel does not slip out.', 'They are soft inside.', 'I stood at the buffet for three hours, and my feet did not complain.', 'They look as neat after two months as on the first day.',
      'My bunion is not pressed.', 'Everyone at the haldi asked about them.', 'I keep them in my office drawer for evenings.', 'They make no noise on our tiles.', 'I have one foot larger than the other, and both are fine.', 'I wore them at the ghats and on the train.', 'They go with the lehenga and with a maxi.', 'My toes have room.', 'They did not need a week of breaking in.',
      'My mother, who only wears flat ones, took a pair.', 'The fit is snug, and it gave after one evening.', 'I ran for my flight in them and made it.', 'They sit firmly, also on stairs.', 'They have made my old suits look new.', 'I put them on after twelve hours in trainers, and it was no shock.', 'I could drive in them.', 'My physiotherapist had nothing to say against them.', 'They look good with a rolled-up trouser.',
    ],
    bad: ['They bit my heel for the first few days.', 'A bit narrow for my broad feet.', 'They are slippery on marble.', 'Half a number small for me.', 'My little toe found the edge.'],
  },
  {
    of: ['earrings', 'necklaces', 'bangles', 'rings'],
    good: [
      'Light, I wore it from haldi to reception.', 'My sensitive skin did not complain.', 'It shines, but not like a toy.', 'The finish is even, also at the back.', 'It looks bigger in the photos, and I like that it is not.', 'It goes with my grandmother’s gold.', 'No green mark on my skin after a sweaty day.', 'I wore it in a drizzle by mistake, and it looks the same.', 'My saree did not catch on it.',
      'My jeweller uncle took a second look.', 'It makes a plain salwar suit look thought out.', 'I wore it to court with a white collar and felt good.', 'My mother put it on and did not give it back until Sunday.', 'I have worn it for Teej and for a board meeting.', 'My daughter wants to inherit it already.', 'No part of it has come off.', 'It catches the light when I talk with my hands.',
      'It is small work, done with patience.', 'I slept in it after a wedding and it did not hurt.', 'It came safely packed in soft paper.', 'I had one like it as a girl and lost it on a train.', 'Nice and not too heavy for all day.', 'It is not the same as everyone’s.', 'I look at it during boring calls.', 'It sits flat and does not scratch.', 'My bridesmaids all asked for the link.',
      'It lives on my dressing table and not in a drawer.', 'It gave me the courage to dress up more.', 'It was right for Pongal with my mother’s silk.', 'My best friend got one for her birthday after she saw mine.', 'I wear it while typing all day, and it is fine.', 'It looks delicate and is not.', 'My colleagues think that it is an heirloom.',
    ],
    bad: ['I had imagined something larger.', 'The shine went a little after a rainy day.', 'A bit heavy by the end of the evening.', 'The finish at the back is rough.', 'It looked richer on my screen.'],
  },
  {
    of: ['watches'],
    good: ['My sensitive skin did not complain.', 'Light on the arm, I forget it.', 'It looks right with a saree and with a shirt.', 'It has kept time since the first day.', 'My brother thought that it was a present from abroad.', 'I can read it without my glasses.', 'It took a knock on the door frame and shows nothing.', 'My students comment on it.'],
    bad: ['It is smaller than in the photos.', 'It is a bit loose on me.'],
  },
  {
    of: ['sunglasses'],
    good: ['My eyes do not water on the scooter now.', 'They do not slide down when I sweat.', 'They sit well on my flat nose.', 'No pressure behind my ears after a day.', 'I look like someone on holiday.', 'My passport-photo face became interesting.', 'They survived my handbag for a month.', 'The noon glare on the highway is gone.', 'My sister and I both look good in them, and our faces are different.', 'They went to Ladakh and came back.', 'Light, I push them into my hair and forget them.', 'I wear them over a fresh blow-dry, and they do not catch.'],
    bad: ['They are a bit wide for my face.', 'They get smudges quickly.'],
  },
  {
    of: ['totes', 'sling-bags', 'clutches'],
    good: [
      'My phone, keys and a sari pin box fit in.', 'Nothing has come loose after weeks of use.', 'It keeps its shape when it is full.', 'It did not smell when I unpacked it.', 'The size is just as I measured it on the page.', 'It has been through rain and looks the same.', 'It sits well when I walk fast.', 'I find my keys in it without unpacking.', 'My colleague went home and ordered one.', 'It does not rub on my kurta.', 'It looks good from both sides.', 'I took it to a wedding and to the bank on the same day.',
      'The inside is as neat as the outside.', 'My mother wants to exchange hers for mine.', 'It holds what I need and makes me leave the rest.', 'I put it down on a dusty floor and wiped it clean.', 'It closes properly, which I check first.', 'It gives a simple outfit some life.', 'I gave it a month of Mumbai locals, and it passed.', 'It has been on my arm since it came.', 'I took it on a flight, and nothing is bent.',
    ],
    bad: ['My phone only just fits.', 'It smelled a little for the first days.', 'It falls over when it is empty.', 'I had thought that it was bigger.'],
  },
]

import { media } from '@shop/ui/tokens/media'
import { theme } from '@shop/ui/tokens/theme'
import styled from 'styled-components'

export const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.m};
  max-width: ${theme.size.page};
  margin-inline: auto;
  padding: ${theme.space.xs} ${theme.space.gutter} 0;

  & > section {
    margin-top: ${theme.space.xxl};
  }

  /* The title follows directly below. */
  & > nav li:has([aria-current]) {
    display: none;
  }
  & > nav li:nth-last-child(2)::after {
    content: none;
  }
`

export const Columns = styled.div`
  display: grid;
  /* The text begins below the name of the shop, and the recent posts end where the header does. */
  grid-template-columns: minmax(0, 60rem) minmax(16rem, 21rem);
  justify-content: space-between;
  align-items: start;
  gap: ${theme.space.xxl} clamp(2 * ${theme.space.m}, 6vw, 4 * ${theme.space.l});

  @media (max-width: 1000px) {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const Aside = styled.aside`
  /* In the markup it follows the products, which a narrow window shows first. */
  @media (min-width: 1000.02px) {
    grid-area: 1 / 2;
    align-self: stretch;
    padding-top: ${theme.space.xxl};

    /* The column, which is as high as the article, ends the way of what sticks in it. */
    & > section {
      position: sticky;
      top: 6rem;
    }
  }
`

/** Recent posts below the message that a post is unknown. */
export const Others = styled.div`
  max-width: 34rem;
  margin-inline: auto;
  padding: 0 ${theme.space.gutter} ${theme.space.section};
`

/** Below the text: the icon begins where the tags do. */
export const Foot = styled.div`
  & [data-variant='quiet'] {
    padding-inline: 0;
  }
`

/** Last line of the heading, in whose middle the buttons are. */
const line = `${theme.type.h2} * ${theme.leading.heading}`

export const Shop = styled.div`
  @media (min-width: 1000.02px) {
    grid-area: 2 / 1 / auto / -1;
  }
  @media ${media.touch} {
    & > :first-child {
      padding-inline-end: ${theme.size.target};
    }
  }
  /* The buttons of a carousel that moves are on the line of the heading, and its slides stay where they were. */
  @media ${media.desktop}, ${media.touch} {
    & > section[data-movable='true'] {
      gap: calc(${theme.space.l} - (${theme.size.target} - ${line}) / 2);
      margin-top: calc(-1 * ${theme.space.l} - (${theme.size.target} + ${line}) / 2);
    }
  }
`

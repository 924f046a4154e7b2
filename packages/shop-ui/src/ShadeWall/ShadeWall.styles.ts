import { RawLink } from '@shop/ui/RawLink'
import { media } from '@shop/ui/tokens/media'
import { theme } from '@shop/ui/tokens/theme'
import styled from 'styled-components'

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  gap: ${theme.space.l};

  & > a > div {
    aspect-ratio: auto;
    height: 100%;
    min-height: 18rem;
    border-radius: ${theme.radius.l};
  }
  @media ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);

    & > a > div {
      aspect-ratio: 2 / 1;
      height: auto;
      min-height: 0;
    }
  }
`

export const Shades = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(6.5rem, 1fr));
  gap: ${theme.space.s};
  align-content: start;

  @media ${media.mobile} {
    grid-template-columns: repeat(auto-fill, minmax(4.75rem, 1fr));
    gap: ${theme.space.s} ${theme.space.xs};

    /* Three rows. */
    & > :nth-child(n + 13) {
      display: none;
    }
  }
`

/** Block of the colour above its name. */
export const Shade = styled(RawLink)`
  display: grid;
  gap: ${theme.space.xxs};
  font-size: ${theme.type.xs};
  line-height: ${theme.leading.snug};
  text-decoration: none;
  overflow-wrap: anywhere;

  &::before {
    height: clamp(3.5rem, 7vw, 5.5rem);
    border: 1px solid ${theme.color.line.subtle};
    border-radius: ${theme.radius.m};
    background: var(--shade);
    forced-color-adjust: none;
    content: '';
  }
  @media ${media.hover} {
    &:hover {
      text-decoration: underline;
    }
    &:hover::before {
      border-color: ${theme.color.text.strong};
    }
  }
`

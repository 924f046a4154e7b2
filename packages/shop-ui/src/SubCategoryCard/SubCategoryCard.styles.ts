import styled from 'styled-components'
import { RawLink } from '@shop/ui/RawLink'
import { snapRow } from '@shop/ui/styles/snapRow'
import { touchRow } from '@shop/ui/styles/touchRow'
import { touchTarget } from '@shop/ui/styles/touchTarget'
import { media } from '@shop/ui/tokens/media'
import { theme } from '@shop/ui/tokens/theme'

export const Root = styled.article`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.xs};
  height: 100%;
  padding: ${theme.space.m} ${theme.space.l} ${theme.space.l};
  border-radius: ${theme.radius.l};
  background: ${theme.color.surface.sunken};
  transition: background ${theme.motion.slow};

  @media ${media.hover} {
    &:hover {
      background: ${theme.color.surface.brand};
    }
  }
  @media ${media.forcedColors} {
    border: 1px solid CanvasText;
  }
  @media ${media.mobile} {
    padding: ${theme.space.s} ${theme.space.gutter};
  }
`

/** Links to the child categories: on a phone one row of buttons, which scrolls to the edges of the card. */
export const Children = styled.ul`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${theme.space.m};

  @media ${media.mobile} {
    ${snapRow}
    flex-wrap: nowrap;
    column-gap: ${theme.space.xs};

    & > li {
      flex: none;
    }
  }
`

export const Head = styled(RawLink)`
  ${touchRow}
  flex-wrap: wrap;
  gap: ${theme.space.xs} ${theme.space.m};
  font-size: ${theme.type.h4};
  text-decoration: none;

  /* Beside the name, or above it in a narrow card. */
  & > :is(picture, div) {
    flex: 1 0 min(6rem, 24vw);
    border-radius: ${theme.radius.m};
    overflow: hidden;
  }
  @media ${media.mobile} {
    flex-wrap: nowrap;

    & > :is(picture, div) {
      flex: none;
      width: 4rem;
      aspect-ratio: 4 / 5;
    }
  }
  & svg {
    margin-left: auto;
    transition: transform ${theme.motion.quick};
  }
  @media ${media.hover} {
    &:hover {
      color: ${theme.color.action.rest};
    }
    &:hover svg {
      transform: translateX(0.25rem);
    }
  }
`

export const Name = styled.span`
  display: flex;
  flex: 999 1 8rem;
  align-items: center;
  gap: ${theme.space.s};
  min-width: 0;
  overflow-wrap: anywhere;
`

/** Its target reaches to the next one, so that short names are no further apart than long ones. */
export const Child = styled(RawLink)`
  ${touchTarget}
  padding-inline: ${theme.space.xs};
  margin-inline: calc(-1 * ${theme.space.xs});
  color: ${theme.color.text.muted};
  font-size: ${theme.type.s};
  text-decoration: none;

  @media ${media.hover} {
    &:hover {
      color: ${theme.color.action.rest};
      text-decoration: underline;
    }
  }
  @media ${media.mobile} {
    padding-inline: ${theme.space.s};
    margin-inline: 0;
    border: 1px solid ${theme.color.line.control};
    border-radius: ${theme.radius.pill};
    color: ${theme.color.text.strong};
  }
`

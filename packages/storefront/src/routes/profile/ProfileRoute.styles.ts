import { Text } from '@shop/ui/Text'
import { centred } from '@shop/ui/styles/centred'
import { hoverAction } from '@shop/ui/styles/hoverAction'
import { media } from '@shop/ui/tokens/media'
import { theme } from '@shop/ui/tokens/theme'
import styled from 'styled-components'

export const Page = styled.div`
  display: grid;
  grid-template-columns: 13rem minmax(0, 1fr);
  align-items: start;
  gap: ${theme.space.l} calc(1.25 * ${theme.space.columns});
  max-width: ${theme.size.page};
  margin-inline: auto;
  padding: ${theme.space.l} ${theme.space.gutter} ${theme.space.section};

  @media ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space.m};
  }
`

export const Side = styled.div`
  @media ${media.desktop} {
    position: sticky;
    top: 7rem;
  }
`

export const Greeting = styled(Text)`
  overflow-wrap: anywhere;

  @media ${media.desktop} {
    & > b {
      display: block;
    }
  }
`

/** Is as high as its heading: the button takes part of the space above and below. */
export const Head = styled.header`
  & > button {
    margin-block: calc(-1 * ${theme.space.xs});
  }
`

/** Stands among the addresses where another one would be. */
export const AddTile = styled.button`
  ${centred}
  grid-auto-flow: column;
  justify-content: center;
  gap: ${theme.space.xs};
  width: 100%;
  height: 100%;
  min-height: 3.5rem;
  border: 1px dashed ${theme.color.line.control};
  border-radius: ${theme.radius.l};
  font-weight: ${theme.weight.strong};
  transition: border-color ${theme.motion.quick};
  ${hoverAction}

  @media ${media.hover} {
    &:hover {
      border-color: currentColor;
    }
  }
`

export const Below = styled.section`
  margin-top: ${theme.space.m};
`

export const Messages = styled.dl`
  overflow-wrap: anywhere;
`

export const Form = styled.form`
  & > * {
    width: 100%;
  }
  @media ${media.desktop} {
    & > button {
      width: auto;
    }
  }
`

export const Row = styled.div`
  overflow-wrap: anywhere;

  /* The button stays beside it; large text pushes it below. */
  & > dl {
    flex: 1 1 12rem;
    min-width: 0;
  }
`

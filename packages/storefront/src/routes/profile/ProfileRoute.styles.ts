import { Panel } from '@shop/ui/Panel'
import { Text } from '@shop/ui/Text'
import { media } from '@shop/ui/tokens/media'
import { theme } from '@shop/ui/tokens/theme'
import styled from 'styled-components'

export const Page = styled.div`
  display: grid;
  grid-template-columns: 13rem minmax(0, 1fr);
  align-items: start;
  gap: ${theme.space.l} clamp(2rem, 5vw, 5rem);
  max-width: ${theme.size.page};
  margin-inline: auto;
  padding: ${theme.space.l} ${theme.space.gutter} ${theme.space.section};

  @media ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space.m};
  }
`

export const Side = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.m};

  @media ${media.desktop} {
    position: sticky;
    top: 6rem;
  }
`

export const Greeting = styled(Text)`
  overflow-wrap: anywhere;

  & > b {
    display: block;
  }
`

export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.s};
  min-height: ${theme.size.target};
`

export const Section = styled(Panel)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.m};
  max-width: 36rem;
`

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${theme.space.m};
  max-width: 36rem;

  & > * {
    width: 100%;
  }
  & > button {
    width: auto;
  }
`

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.xs} ${theme.space.m};
  overflow-wrap: anywhere;

  /* The button stays beside it; large text pushes it below. */
  & > dl {
    flex: 1 1 12rem;
    min-width: 0;
  }
  & dd {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space.xs};
    margin: 0;
  }
`

export const Choices = styled.div`
  & > fieldset {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${theme.space.l};
  }
  & legend {
    float: left;
    width: 100%;
  }
`

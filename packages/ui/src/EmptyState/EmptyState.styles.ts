import styled from 'styled-components'
import { centred } from '../styles/centred.ts'
import { theme } from '../tokens/theme.ts'

export const Root = styled.section`
  display: grid;
  justify-items: center;
  gap: ${theme.space.m};
  /* Three buttons are in one row. */
  max-width: ${theme.size.measure};
  margin-inline: auto;
  padding: ${theme.space.section} ${theme.space.gutter};
  text-align: center;
`

export const Mark = styled.div`
  ${centred}
  width: 5.5rem;
  height: 5.5rem;
  margin-bottom: ${theme.space.xs};
  border-radius: 50%;
  color: ${theme.color.action.rest};
  background: ${theme.color.surface.brand};

  &[data-tone='critical'] {
    color: ${theme.color.critical.text};
    background: ${theme.color.critical.surface};
  }
  &[data-tone='accent'] {
    color: ${theme.color.text.strong};
    background: ${theme.color.accent.surface};
  }
`

export const Text = styled.div`
  max-width: 32rem;
  text-wrap: balance;
  color: ${theme.color.text.muted};
`

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${theme.space.s};
  margin-top: ${theme.space.xs};
`

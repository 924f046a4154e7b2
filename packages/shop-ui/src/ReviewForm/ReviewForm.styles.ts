import styled from 'styled-components'

/** A page's bar with its main button would cover the form. */
export const Root = styled.form`
  :root:has(&) [data-needed] {
    display: none;
  }
`

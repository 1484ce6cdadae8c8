import Foundation
import Testing

@testable import MockyCore

struct StringMatcherTests {
  @Test func aStringStartingWithAnotherMatches() {
    assertMatches(.startingWith("some"), "some message")
    assertMatches(.startingWith(""), "")
    assertDoesNotMatch(.startingWith("some"), "any some")
    assertMismatchDescription(.startingWith("some"), of: "Some", "\"Some\"")
    assertDescription(.startingWith("some"), "a string starting with \"some\"")
    assertNilSafe(.startingWith("some"))
    assertTypeSafe(.startingWith("some"))
  }

  @Test func aStringEndingWithAnotherMatches() {
    assertMatches(.endingWith("age"), "message")
    assertDoesNotMatch(.endingWith("age"), "ages")
    assertMismatchDescription(.endingWith("age"), of: "", "\"\"")
    assertDescription(.endingWith("age"), "a string ending with \"age\"")
    assertNilSafe(.endingWith("age"))
    assertTypeSafe(.endingWith("age"))
  }

  @Test func aStringContainingAnotherMatches() {
    assertMatches(.containing("ess"), "message")
    assertMatches(.containing(""), "")
    assertMismatchDescription(.containing("ess"), of: "mEssage", "\"mEssage\"")
    assertDescription(.containing("ess"), "a string containing \"ess\"")
    assertNilSafe(Matcher<String>.containing("ess"))
    assertTypeSafe(Matcher<String>.containing("ess"))
  }

  @Test func aLiteralOfOneLetterIsAString() {
    assertDescription(.containing("x"), "a string containing \"x\"")
    assertMatches(.containing("x"), "axe")
  }

  @Test func aStringContainingACharacterMatches() {
    let x: Character = "x"
    assertMatches(Matcher<String>.containing(x), "axe")
    assertMismatchDescription(Matcher<String>.containing(x), of: "ape", "\"ape\"")
    assertDescription(Matcher<String>.containing(x), "containing \"x\"")
  }

  @Test func aStringWithAPartThatMatchesARegularExpressionMatches() {
    assertMatches(.matching(/[0-9]+/), "room 12")
    assertMismatchDescription(.matching(/[0-9]+/), of: "room", "\"room\"")
    assertDescription(.matching(/[0-9]+/), "a string matching /[0-9]+/")
    assertNilSafe(.matching(/[0-9]+/))
    assertTypeSafe(.matching(/[0-9]+/))
  }

  @Test func aRegularExpressionWithCapturesMatches() {
    assertMatches(.matching(/^(\w+) (\d+)$/), "room 12")
    assertDoesNotMatch(.matching(/^(\w+) (\d+)$/), "room 12b")
  }

  @Test func aRegularExpressionOfFoundationMatchesAPart() throws {
    let digits = try NSRegularExpression(pattern: "[0-9]+")
    assertMatches(.matching(digits), "été 12")
    assertMismatchDescription(.matching(digits), of: "room", "\"room\"")
    assertDescription(.matching(digits), "a string matching /[0-9]+/")
    assertNilSafe(.matching(digits))
    assertTypeSafe(.matching(digits))
  }

  @Test func aStringInOtherLettersMatches() {
    assertMatches(.equalIgnoringCase(to: "Straße"), "STRAßE")
    assertMismatchDescription(.equalIgnoringCase(to: "some"), of: "same", "\"same\"")
    assertDescription(.equalIgnoringCase(to: "some"), "\"some\" in any case")
    assertNilSafe(.equalIgnoringCase(to: "some"))
    assertTypeSafe(.equalIgnoringCase(to: "some"))
  }

  @Test func jsonIsComparedWithoutItsForm() {
    let json: Matcher<String> = .json(equalTo: #"{"b": [true, null], "a": 1.0}"#)
    assertMatches(json, #"{"a":1,"b":[true,null]}"#)
    assertDoesNotMatch(json, #"{"a":true,"b":[true,null]}"#)
    assertDoesNotMatch(json, "{")
    assertDescription(json, #"JSON equal to {"a":1,"b":[true,null]}"#)
    assertMismatchDescription(json, of: #"{ "a": 2 }"#, #"{"a":2}"#)
    assertMismatchDescription(json, of: "{", #""{""#)
    assertNilSafe(json)
    assertTypeSafe(json)
    let data: Matcher<Data> = .json(equalTo: "3")
    assertMatches(data, Data("3.0".utf8))
    assertDoesNotMatch(data, Data())
  }

  @Test func aTextThatIsNoJSONIsMisuse() {
    #expect(Matcher<String>.json(equalTo: "{").misuse?.text == "this text is not JSON: {")
    #expect(Matcher<Data>.json(equalTo: "").misuse?.text == "this text is not JSON: ")
  }
}

import java.io.File
import javax.xml.XMLConstants
import javax.xml.parsers.DocumentBuilderFactory
import org.w3c.dom.Element
import org.w3c.dom.NodeList

fun NodeList.elements() = (0 until length).map { item(it) }.filterIsInstance<Element>()

val report = File(args.firstOrNull() ?: error("give the report"))
require(report.extension == "xml") { "not an XML file" }

val factory = DocumentBuilderFactory.newInstance().apply {
    setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true)
    setFeature("http://apache.org/xml/features/disallow-doctype-decl", true)
}
val document = factory.newDocumentBuilder().parse(report)

val byRule = sortedMapOf<String, MutableList<String>>()
for (file in document.getElementsByTagName("file").elements()) {
    for (e in file.getElementsByTagName("error").elements()) {
        val place = "${file.getAttribute("name").substringAfterLast('/')}:${e.getAttribute("line")}"
        byRule.getOrPut(e.getAttribute("source")) { mutableListOf() } += place
    }
}

byRule.entries.sortedByDescending { it.value.size }.forEach { (rule, places) ->
    println("%5d  %-36s %s".format(places.size, rule, places.take(3).joinToString()))
}
